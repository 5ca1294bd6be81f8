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

const rowStyle = 'flex justify-around p-3 text-muted';

const actions = {
  facebook: (
    <p aria-hidden className={rowStyle}>
      <ThumbsUp size={18} />
      <MessageCircle size={18} />
      <Share2 size={18} />
    </p>
  ),
  instagram: (
    <p aria-hidden className="flex gap-3.5 px-3 pt-3">
      <Heart size={20} />
      <MessageCircle size={20} />
      <Send size={20} />
      <Bookmark size={20} className="ml-auto" />
    </p>
  ),
  linkedin: (
    <p aria-hidden className={rowStyle}>
      <ThumbsUp size={18} />
      <MessageSquareText size={18} />
      <Repeat2 size={18} />
      <Send size={18} />
    </p>
  ),
};

/**
 * The icons below a post. A client component only to keep the HTML small: a server component's
 * output is in it twice, as markup and as data.
 */
export function PostActions({ platform }: { platform: keyof typeof actions }) {
  return actions[platform];
}

export function InstagramArrow() {
  return <ChevronRight aria-hidden size={16} />;
}
