import { studioDownload } from '@/content/words/studio/download';
import { readImagesAddress } from './email-images';

const { fault } = studioDownload.images;

test.each([
  { typed: '', read: {} },
  { typed: '  ', read: {} },
  {
    typed: ' https://images.example.com/spring/ ',
    read: { address: 'https://images.example.com/spring' },
  },
  { typed: 'https://images.example.com', read: { address: 'https://images.example.com' } },
  { typed: 'http://images.example.com', read: { fault } },
  { typed: 'images.example.com', read: { fault } },
  { typed: 'https://images.example.com/a?b=c', read: { fault } },
  { typed: 'https://images.example.com/a#b', read: { fault } },
  { typed: 'https://a@b.example.com', read: { fault } },
  { typed: 'https://images.example.com/"><img>', read: { fault } },
  { typed: 'https://images.example.com/*|USER|*', read: { fault } },
])('“$typed” is read as $read', ({ typed, read }) => {
  expect(readImagesAddress(typed)).toEqual(read);
});
