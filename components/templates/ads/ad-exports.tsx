import { Disclosure } from '@/components/ui/disclosure';
import type { Audience } from '@/content/schema';
import { brand } from '@/content/brand';
import { socialAds } from '@/content/words/social-ads';
import { adFiles, fileName } from '@/lib/campaign/ads/files';
import { adPictures } from '@/lib/campaign/ads/pictures';
import { FileLink } from './file-link';
import { ZipButton } from './zip-button';

const { exportPanel: words } = socialAds;

/** A campaign's files: all of them as one ZIP, and its texts one by one. Its images have their own links. */
export function AdExports(audience: Audience) {
  const { readme, json, meta, linkedin } = adFiles(audience);
  const pictures = adPictures(audience).map(({ file }) => file);
  return (
    <section aria-labelledby="export-heading" className="print:hidden">
      <h3 id="export-heading" className="label mb-2 text-muted">
        {words.heading}
      </h3>
      <ZipButton
        files={[
          { href: readme, name: 'README.txt' },
          ...[json, meta, linkedin, ...pictures].map((href) => ({ href, name: fileName(href) })),
        ]}
        fileName={`${brand.name.toLowerCase()}-${audience.id}-ads.zip`}
      />
      <ul className="mt-1 grid grid-cols-2 gap-2">
        {[
          { href: meta, label: words.meta },
          { href: linkedin, label: words.linkedin },
          { href: json, label: words.json },
          { href: readme, label: words.readme },
        ].map(({ href, label }) => (
          <li key={href}>
            <FileLink href={href} className="w-full">
              {label}
            </FileLink>
          </li>
        ))}
      </ul>
      <Disclosure summary={words.sheets} className="mt-1 text-muted">
        <p>{words.metaNote}</p>
        <p className="mt-2">
          {words.linkedinNote}{' '}
          {!audience.launch.platforms.includes('linkedin') && words.notOnLinkedin}
        </p>
      </Disclosure>
    </section>
  );
}
