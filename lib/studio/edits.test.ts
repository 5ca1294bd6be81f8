import { campaigns } from '@/lib/campaigns';
import type { Campaign } from '@/content/schema';
import { pageLink } from '@/lib/campaign/campaign-link';
import { applyEdits, type Edits, faultOf, kept, valueOf, withEdit } from './edits';
import { type Field, fieldsOf } from './fields';

const cases = campaigns.map((campaign) => [campaign.audience.id, campaign] as const);

const fieldAt = (campaign: Campaign, path: string): Field => {
  const field = fieldsOf(campaign).find((each) => each.path === path);
  if (!field) throw new Error(`There's no field ${path}.`);
  return field;
};

/** Edits with what was typed into each field, each in the campaign as it was on screen at that point. */
function typed(
  campaign: Campaign,
  entries: readonly (readonly [string, string])[],
  from: Edits = {},
) {
  const fields = fieldsOf(campaign);
  return entries.reduce((edits, [path, value]) => {
    const field = fieldAt(campaign, path);
    const onScreen = applyEdits(campaign, fields, edits);
    return withEdit(campaign, edits, field, kept(onScreen, field, value));
  }, from);
}

/** Every text of a tree by its path. */
function texts(tree: unknown, path: string[] = []): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path.join('.'), tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => texts(value, [...path, key]));
}

/** A value that each kind of field accepts and that no campaign has. */
function another(field: Field): string {
  if (field.path === 'link') return 'https://other.example/page';
  if (field.path.includes('utm') || field.path === 'audience.campaign') return 'something-else';
  if (field.path.endsWith('metaTags')) return '#Another\n#AndAnother';
  return field.list ? 'First entry\nSecond entry' : 'Other words';
}

describe.each(cases)('%s', (_, campaign) => {
  const fields = fieldsOf(campaign);

  test('every field has a label, its own path and a valid text', () => {
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
    for (const field of fields) {
      expect(field.label.trim()).not.toBe('');
      expect([field.path, faultOf(field, valueOf(campaign, field))]).toEqual([
        field.path,
        undefined,
      ]);
      expect([field.path, field.optional || valueOf(campaign, field) !== '']).toEqual([
        field.path,
        true,
      ]);
    }
  });

  test('no edits leave the campaign as it is', () => {
    expect(applyEdits(campaign, fields, {})).toEqual(campaign);
    const same = fields.map((field) => [field.path, valueOf(campaign, field)] as const);
    expect(typed(campaign, same)).toEqual({});
  });

  // The code and the discount are in many texts; the next test is about those.
  const own = fields.filter(({ path }) => !path.startsWith('offer.'));

  test.each(own.map((field) => [field.path, field] as const))(
    '%s can be edited, and nothing else changes',
    (path, field) => {
      const value = another(field);
      expect(faultOf(field, value)).toBeUndefined();
      const edited = applyEdits(campaign, fields, typed(campaign, [[path, value]]));
      expect(valueOf(edited, field)).toBe(value);
      const elsewhere = (tree: Campaign) =>
        texts(tree).filter(([at]) => at !== path && !at.startsWith(`${path}.`));
      expect(elsewhere(edited)).toEqual(elsewhere(campaign));
      expect(typed(campaign, [[path, valueOf(campaign, field)]], { [path]: value })).toEqual({});
    },
  );

  test('all texts follow the code and the discount', () => {
    const { code, discount } = campaign.offer;
    const edits = typed(campaign, [
      ['offer.code', 'OTHER77'],
      ['offer.discount', '35%'],
    ]);
    const { audience, email, offer } = applyEdits(campaign, fields, edits);
    expect([offer.code, offer.discount]).toEqual(['OTHER77', '35%']);
    for (const part of ['email', 'ad', 'films'] as const) {
      const expected = texts(campaign.audience[part]).map(([at, text]) => [
        at,
        text
          .replaceAll(code, 'OTHER77')
          .replaceAll(new RegExp(`${discount} (off|less)`, 'gi'), '35% $1'),
      ]);
      expect(texts(audience[part])).toEqual(expected);
    }
    expect(email.words.offer).toContain('35%');
    expect(audience.landing).toBe(campaign.audience.landing);
  });

  test('edited texts follow, too, even when the code is edited later, or changed back', () => {
    const { code, discount } = campaign.offer;
    const path = 'audience.email.intro';
    const intro = fieldAt(campaign, path);
    const shown = (edits: Edits) => valueOf(applyEdits(campaign, fields, edits), intro);
    const first = typed(campaign, [
      [path, `${discount} off with ${code}, and ${discount} of nothing.`],
    ]);
    expect(shown(first)).toBe(`${discount} off with ${code}, and ${discount} of nothing.`);
    const then = typed(
      campaign,
      [
        ['offer.code', 'LATER5'],
        ['offer.discount', '5%'],
      ],
      first,
    );
    expect(shown(then)).toBe(`5% off with LATER5, and ${discount} of nothing.`);
    const last = typed(
      campaign,
      [
        ['offer.code', code],
        ['offer.discount', discount],
      ],
      then,
    );
    expect(last).toEqual(first);
    const after = typed(campaign, [
      ['offer.code', 'LATER5'],
      [path, 'Take LATER5.'],
    ]);
    expect(shown(typed(campaign, [['offer.code', 'LAST1']], after))).toBe('Take LAST1.');
    expect(shown(typed(campaign, [['offer.code', code]], after))).toBe(`Take ${code}.`);
  });

  test('a discount can’t bring characters into a field that refuses them', () => {
    const sender = fieldAt(campaign, 'email.sender');
    expect(faultOf(sender, '<b>')).toBeDefined();
    const edits = {
      'offer.discount': '<script>',
      'email.sender': '{discount} off',
      link: 'https://a.example/{code}',
    };
    const edited = applyEdits(campaign, fields, edits);
    expect(edited.email.sender).toBe('{discount} off');
    expect(edited.link).toBe('https://a.example/{code}');
  });

  test('the link is the landing page until it’s edited, and again once it’s changed back', () => {
    const field = fieldAt(campaign, 'link');
    expect(valueOf(campaign, field)).toBe(pageLink(campaign));
    const edits = typed(campaign, [['link', 'https://other.example/']]);
    expect(pageLink(applyEdits(campaign, fields, edits))).toBe('https://other.example/');
    expect(typed(campaign, [['link', pageLink(campaign)]], edits)).toEqual({});
  });

  test('the sender can be cleared, and then it isn’t edited', () => {
    const field = fieldAt(campaign, 'email.sender');
    expect(valueOf({ ...campaign, email: { ...campaign.email, sender: undefined } }, field)).toBe(
      '',
    );
    const edits = typed(campaign, [['email.sender', 'A company, 1 Street']]);
    expect(applyEdits(campaign, fields, edits).email.sender).toBe('A company, 1 Street');
    expect(faultOf(field, ' ')).toBeUndefined();
    expect(typed(campaign, [['email.sender', ' ']], edits)).toEqual({});
  });
});

test.each([
  ['audience.email.subject', ' '],
  ['audience.email.subject', 'x'.repeat(1001)],
  ['audience.email.badges', '\n\n'],
  ['audience.email.badges', 'x\n'.repeat(51)],
  ['audience.ad.metaTags', 'NoHash'],
  ['audience.ad.metaTags', '#Hash Tag'],
  ['offer.code', 'lower'],
  ['offer.code', 'A'.repeat(25)],
  ['email.sender', 'a & b'],
  ['email.utm.source', 'with space'],
  ['audience.campaign', 'Capital'],
  ['audience.campaign', 'x'.repeat(61)],
  ['link', 'http://a.example'],
  ['link', 'javascript:alert(1)'],
  ['link', 'data:text/html,x'],
  ['link', '//a.example'],
  ['link', ''],
  ['link', `https://a.example/${'x'.repeat(2000)}`],
])('%s can’t be %j', (path, value) => {
  expect(faultOf(fieldAt(campaigns[0], path), value)).toMatch(/^\S.*[^.]$/);
});
