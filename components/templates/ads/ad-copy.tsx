import type { Campaign } from '@/content/schema';
import { limitsChecked } from '@/content/platforms';
import { socialAds } from '@/content/words/social-ads';
import { conceptsOf } from '@/lib/campaign/concepts';
import { reelScript } from '@/lib/campaign/ads/json';
import { adLink, socialPlatforms } from '@/lib/campaign/ads/platforms';
import { dayIn } from '@/lib/campaign/day';
import { filmNamesOf } from '@/lib/campaign/film/film-sizes';
import { filmOf } from '@/lib/campaign/film/timeline';
import { CallToAction } from './call-to-action';
import { ConceptFields } from './concept-fields';
import { Field } from './field';
import { AccordionItem, Fields, Group } from './fields';
import { sectionsOf } from './story-and-films';

const { labels, limits, sections } = socialAds;

/** A campaign's texts, to copy, and how each fares against the platforms' limits. */
export function AdCopy({ campaign }: { campaign: Campaign }) {
  const { audience } = campaign;
  const { ad } = audience;
  const [first, ...others] = conceptsOf(ad);
  return (
    <Group id="copy" heading={sections.copy}>
      <AccordionItem summary={labels.primary}>
        <Fields>
          <ConceptFields campaign={campaign} concept={first} />
          <CallToAction cta={ad.ads.primary.cta} />
          {socialPlatforms(campaign).map((platform) => (
            <Field
              key={platform.id}
              label={`${labels.link} ${platform.name}`}
              copy={adLink(campaign, platform)}
            />
          ))}
        </Fields>
      </AccordionItem>
      {others.map((concept) => (
        <AccordionItem key={concept.id} summary={labels.remedy}>
          <Fields>
            <ConceptFields campaign={campaign} concept={concept} />
          </Fields>
        </AccordionItem>
      ))}
      <AccordionItem summary={sectionsOf(audience).story}>
        <Fields>
          {ad.story.slides.map((slide, index) => (
            <Field key={slide} label={`${labels.slide} ${index + 1}`} copy={slide} />
          ))}
          {filmNamesOf(audience).map((name) => (
            <Field
              key={name}
              label={labels.scripts[name]}
              copy={reelScript(filmOf(audience, name))}
            />
          ))}
        </Fields>
      </AccordionItem>
      <p className="mt-3 text-sm text-muted">
        {`${limits.note} `}
        <time dateTime={limitsChecked} className="whitespace-nowrap">
          {dayIn(campaign.brand.locale, limitsChecked)}
        </time>
        .
      </p>
    </Group>
  );
}
