import { useEffect, useState } from 'react';
import { storedImages } from '@/lib/studio/image-store';
import type { Images } from '@/lib/studio/images';
import { keptCampaigns } from '@/lib/studio/kept-campaigns';
import type { Loaded } from './store';

export function useKeptCampaigns(audiences: Loaded['audiences']) {
  const [kept, setKept] = useState<ReturnType<typeof readKept>>();
  /** In bytes. */
  const [imagesSize, setImagesSize] = useState(0);

  useEffect(() => {
    const read = () => setKept(readKept(audiences));
    read();
    // Another tab has changed something, or the user comes back from the studio.
    const events = new AbortController();
    for (const event of ['storage', 'pageshow', 'focus'])
      window.addEventListener(event, read, { signal: events.signal });
    return () => events.abort();
  }, [audiences]);

  useEffect(() => void kept?.images.then(sizeOf).then(setImagesSize), [kept]);

  return { kept, imagesSize, readAgain: () => setKept(readKept(audiences)) };
}

const sizeOf = (images: Images) =>
  Array.from(images.values()).reduce((sum, { bytes }) => sum + bytes.size, 0);

const readKept = (audiences: Loaded['audiences']) => ({
  ...keptCampaigns(audiences.map(({ id }) => id)),
  images: storedImages(),
});
