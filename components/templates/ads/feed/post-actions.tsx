'use client';

import { Bookmark, ChevronRight, Heart, MessageCircle, Send, ThumbsUp } from 'lucide-react';

const thumbs = (
  <p aria-hidden className="flex justify-around p-3 text-muted">
    <ThumbsUp size={18} />
    <MessageCircle size={18} />
    <Send size={18} />
  </p>
);

const actions = {
  facebook: thumbs,
  instagram: (
    <p aria-hidden className="flex gap-3.5 px-3 pt-3">
      <Heart size={20} />
      <MessageCircle size={20} />
      <Send size={20} />
      <Bookmark size={20} className="ml-auto" />
    </p>
  ),
  linkedin: thumbs,
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
