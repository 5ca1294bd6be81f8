import type { Campaign } from '@/content/schema';
import { platforms } from '@/content/platforms';
import { limitsChecked } from '@/content/platforms';
import { socialAds } from '@/content/words/social-ads';
import { type AdConcept, conceptsOf } from '@/lib/campaign/concepts';
import { adTexts } from '@/lib/campaign/ads/copy';
import { reelScript } from '@/lib/campaign/ads/json';
import { adLink, socialPlatforms } from '@/lib/campaign/ads/platforms';
import { dayIn } from '@/lib/campaign/day';
import { filmNamesOf } from '@/lib/campaign/film/film-sizes';
import { filmOf } from '@/lib/campaign/film/timeline';
import { Field } from './field';
import { AccordionItem, Fields, Group } from './fields';
import { LimitedText } from './limited-text';
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
          {socialPlatforms(campaign).map((platform) => {
            const link = adLink(campaign, platform);
            return (
              <Field key={platform.id} label={`${labels.link} ${platform.name}`} copy={link}>
                <span className="text-sm">{link}</span>
              </Field>
            );
          })}
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

/** What one concept's ad says, and what its picture says and shows. */
function ConceptFields({ campaign, concept }: { campaign: Campaign; concept: AdConcept }) {
  const { headline, subheadline, bodyText, caption } = adTexts(campaign.audience.ad, concept);
  const { picture, imageDesc } = concept;
  return (
    <>
      <LimitedText as="headline" text={headline} />
      <LimitedText as="subheadline" text={subheadline} />
      <LimitedText as="bodyText" text={bodyText} />
      <LimitedText as="caption" text={caption} />
      <Field label={labels.picture}>
        <p>{picture.headline}</p>
        <p className="text-muted">{picture.subheadline}</p>
      </Field>
      <Field label={labels.imageDesc} copy={imageDesc} />
    </>
  );
}

/** What the button says, and which platforms offer such a button. */
function CallToAction({ cta }: { cta: string }) {
  return (
    <Field label={labels.cta} copy={cta}>
      <p>{cta}</p>
      <ul className="mt-2 space-y-0.5 text-sm text-muted">
        {platforms.items.map(({ id, name, ctas }) => (
          <li key={id}>
            {`${name}: `}
            {ctas.items.includes(cta) ? (
              <span className="text-good">{limits.offered}</span>
            ) : (
              <span className="text-notice">{limits.notOffered}</span>
            )}
          </li>
        ))}
      </ul>
    </Field>
  );
}
