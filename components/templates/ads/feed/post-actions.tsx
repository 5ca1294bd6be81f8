'use client';

import {
  Bookmark,
  ChevronRight,
  Heart,
  MessageCircle,
  MessageSquareText,
  Repeat2,
  Send,
  Share2,
  ThumbsUp,
} from 'lucide-react';

// A client component only to keep the HTML small: a server component's output is in it twice, as markup and as data.

const rowStyle = 'flex justify-around p-3 text-muted';

export function FacebookActions() {
  return (
    <p aria-hidden className={rowStyle}>
      <ThumbsUp size={18} />
      <MessageCircle size={18} />
      <Share2 size={18} />
    </p>
  );
}

export function InstagramActions() {
  return (
    <p aria-hidden className="flex gap-3.5 px-3 pt-3">
      <Heart size={20} />
      <MessageCircle size={20} />
      <Send size={20} />
      <Bookmark size={20} className="ml-auto" />
    </p>
  );
}

export function InstagramArrow() {
  return <ChevronRight aria-hidden size={16} />;
}

export function LinkedinActions() {
  return (
    <p aria-hidden className={rowStyle}>
      <ThumbsUp size={18} />
      <MessageSquareText size={18} />
      <Repeat2 size={18} />
      <Send size={18} />
    </p>
  );
}
