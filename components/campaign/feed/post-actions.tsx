import { ChevronRight, Forward, Heart, MessageCircle } from 'lucide-react';

/** The icons below a post. */
export function PostActions({ className }: { className: string }) {
  return (
    <p aria-hidden className={`flex p-3 ${className}`}>
      <Heart size={20} />
      <MessageCircle size={20} />
      <Forward size={20} />
    </p>
  );
}

export function InstagramArrow() {
  return <ChevronRight aria-hidden size={16} />;
}
