import { buttonStyles } from '@/components/ui/button';

/** What the studio can open as an image, and as a logo. */
export const imageTypes = 'image/png,image/jpeg,image/webp';
export const logoTypes = `${imageTypes},image/svg+xml`;

interface Props {
  accept: string;
  isSeveral?: boolean;
  onFiles: (files: File[]) => void;
  children: React.ReactNode;
}

export function FileButton({ accept, isSeveral, onFiles, children }: Props) {
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
        multiple={isSeveral}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) onFiles(files);
          // So that opening the same file again counts as a change.
          target.value = '';
        }}
      />
    </label>
  );
}
