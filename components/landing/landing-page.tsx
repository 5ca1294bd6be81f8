import { Shell } from '@/components/site/shell';
import type { Audience } from '@/content/schema';
import { sections } from '@/content/words/landing';
import { ActionBar } from './action-bar';
import { Closing } from './closing';
import { Contents } from './contents';
import { Features } from './features';
import { Hero } from './hero';
import { Offer } from './offer';
import { Posts } from './posts';
import { Questions } from './questions';
import { Risks } from './risks';
import { Statistics } from './statistics';

/** The sections of a landing page, in the order a visitor meets them. */
export function LandingPage({ audience }: { audience: Audience }) {
  const { landing } = audience;
  const [action] = landing.hero.actions;
  const contents = Object.entries(sections.contents).filter(
    ([id]) => id !== 'posts' || landing.posts,
  );
  return (
    <Shell
      theme={landing.theme}
      footer={landing.footer}
      current={landing.route}
      guide={{ action, contents: <Contents sections={contents} /> }}
    >
      <div className={actionTrack}>
        <Hero {...landing.hero} />
        <Statistics {...landing.statistics} />
        <Risks {...landing.risks} />
      </div>
      <Offer {...landing.offer} next={landing.next} />
      <div className={actionTrack}>
        <div className="relative">
          <ActionBar {...action} />
        </div>
        {landing.posts && <Posts {...landing.posts} />}
        <Features {...landing.features} />
        <Questions {...landing.questions} />
      </div>
      <Closing text={landing.closing} action={action} />
    </Shell>
  );
}

/** Wraps sections that have no button of their own. The action bar doesn't show beyond its end. */
const actionTrack = 'max-md:overflow-clip';
