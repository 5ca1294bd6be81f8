import { scriptWords } from '@/content/words/scripts';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import type { Campaign, Launch } from '@/content/schema';
import { limitsChecked, platforms } from '@/content/market/platforms';
import { socialAds } from '@/content/words/social-ads';
import { copyWords } from '@/content/words/templates';
import { type AdConcept, conceptsOf } from '@/lib/campaign/document/concepts';
import { reelScript } from '@/lib/campaign/sheets/field-texts';
import { adLink, adPlatforms } from '@/lib/campaign/sheets/platforms';
import { pageLink, utmCampaign } from '@/lib/campaign/document/campaign-link';
import { dayIn } from '@/lib/campaign/document/day';
import { filmNamesOf } from '@/lib/campaign/film/film-sizes';
import { filmOf } from '@/lib/campaign/film/timeline';
import { Field, LimitLines } from './field';
import { AccordionItem, Fields, Group } from './fields';
import { sectionsOf } from './story-and-films';
import { adTexts } from '@/lib/campaign/document/copy';
import { LimitedText } from './limited-text';

const { labels, limits, sections } = socialAds;

/** A campaign's texts, to copy, and how each fares against the platforms' limits. */
export function AdCopy({ campaign }: { campaign: Campaign }) {
  const { audience } = campaign;
  const { ad } = audience;
  const [firstConcept, ...otherConcepts] = conceptsOf(ad);
  return (
    <Group id="copy" heading={sections.copy}>
      <AccordionItem summary={labels.primary}>
        <Fields>
          <ConceptFields campaign={campaign} concept={firstConcept} />
          <CallToAction cta={ad.ads.primary.cta} on={audience.launch.platforms} />
          <TrackedLinks campaign={campaign} />
        </Fields>
      </AccordionItem>
      {otherConcepts.map((concept) => (
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
              copy={reelScript(filmOf(audience, name), scriptWords)}
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

/** What the button says. The build stops at one that a platform doesn't offer. */
function CallToAction({ cta, on }: { cta: string; on: Launch['platforms'] }) {
  const platformsHere = platforms.filter(({ id, ctas }) => ctas && on.includes(id));
  const lines = platformsHere.map(({ name }) => [`${name}:`, true, limits.offered] as const);
  return (
    <Field label={labels.cta} copy={cta}>
      {cta}
      <LimitLines lines={lines} />
    </Field>
  );
}

/** Where the ads lead. What's copied for a platform has its tracking values. */
function TrackedLinks({ campaign }: { campaign: Campaign }) {
  return (
    <Field label={labels.link}>
      <p>{pageLink(campaign)}</p>
      <p className="mt-1 text-sm text-muted">
        {`${labels.linkNote} utm_campaign=${utmCampaign(campaign)}.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {adPlatforms(campaign).map((platform) => (
          <CopyButton
            key={platform.id}
            text={adLink(campaign, platform)}
            label={platform.name}
            name={`${labels.copyLink} ${platform.name}`}
            words={copyWords}
            className={buttonStyles('tool', 'px-3')}
          />
        ))}
      </div>
    </Field>
  );
}

/** What one concept's ad says, and what its picture says and shows. */
function ConceptFields({ campaign, concept }: { campaign: Campaign; concept: AdConcept }) {
  const texts = adTexts(campaign.audience.ad, concept);
  const { picture, imageDesc } = concept;
  return (
    <>
      {(['headline', 'subheadline', 'bodyText', 'caption'] as const).map((as) => (
        <LimitedText key={as} as={as} text={texts[as]} on={campaign.audience.launch.platforms} />
      ))}
      <Field label={labels.picture}>
        <p>{picture.headline}</p>
        <p className="text-muted">{picture.subheadline}</p>
      </Field>
      <Field label={labels.imageDesc} copy={imageDesc} />
    </>
  );
}
