import { embedAddress } from './post';

test.each([
  ['/posts/practice-story', '/posts/practice-story/embed'],
  [
    'https://www.instagram.com/p/Cabc_1-3/?igsh=x%2Fy#top',
    'https://www.instagram.com/p/Cabc_1-3/embed',
  ],
  ['https://instagram.com/reel/Cabc123', 'https://www.instagram.com/reel/Cabc123/embed'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
  [
    'https://m.youtube.com/watch?app=m&v=dQw4w9WgXcQ&t=3',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ],
  ['https://youtube.com/shorts/abc-_12?feature=share', 'https://www.youtube.com/embed/abc-_12'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
  [
    'https://www.tiktok.com/@a.clinic/video/7311111111111111111?lang=en',
    'https://www.tiktok.com/player/v1/7311111111111111111',
  ],
  // These aren't the address of a post.
  ['http://www.instagram.com/p/Cabc123/', undefined],
  ['https://www.instagram.com/a-profile/', undefined],
  ['https://www.youtube.com/@channel', undefined],
  ['https://evil.example/https://youtu.be/dQw4w9WgXcQ', undefined],
  ['https://www.instagram.com.evil.example/p/Cabc123/', undefined],
  ['https://www.tiktok.com/@a/photo/1', undefined],
  ['/elsewhere/a', undefined],
  ['', undefined],
])('“%s” is embedded from %s', (post, frame) => {
  expect(embedAddress(post)).toBe(frame);
});
