import type { LucideIcon } from 'lucide-react';
import { buttonStyles } from '@/components/ui/button';

interface ToolProps extends React.ComponentProps<'button'> {
  look?: Parameters<typeof buttonStyles>[0];
}

export function ToolButton({ look = 'tool', className = '', ...rest }: ToolProps) {
  return <button type="button" className={buttonStyles(look, `px-3 ${className}`)} {...rest} />;
}

interface IconProps extends React.ComponentProps<'button'> {
  Icon: LucideIcon;
  label: string;
}

export function IconButton({ Icon, label, ...rest }: IconProps) {
  const look = buttonStyles('quietTool', 'min-w-11 shrink-0 aria-disabled:opacity-40');
  return (
    <button type="button" aria-label={label} title={label} className={look} {...rest}>
      <Icon aria-hidden size={18} />
    </button>
  );
}
