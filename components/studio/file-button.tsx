import { buttonStyles } from '@/components/ui/button';

interface Props {
  accept: string;
  onFile: (file: File) => void;
  children: React.ReactNode;
}

export function FileButton({ accept, onFile, children }: Props) {
  return (
    <label
      className={buttonStyles(
        'tool',
        'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
      )}
    >
      {children}
      <input
        type="file"
        accept={accept}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // So that opening the same file again counts as a change.
          target.value = '';
        }}
      />
    </label>
  );
}
