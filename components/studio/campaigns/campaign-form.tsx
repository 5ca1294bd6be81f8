import { useEffect, useRef, useState } from 'react';
import { select } from '@/components/ui/copy-button';
import { brand } from '@/content/brand';
import type { Site } from '@/content/schema';
import { studioCampaigns } from '@/content/words/studio/campaigns';
import { pageAddress } from '@/lib/campaign/document/base-path';
import { cleanLine } from '@/lib/campaign/document/clean-text';
import { longestName } from '@/lib/campaign/edits/new-campaign';
import {
  cleanAddress,
  type Naming,
  type NamingFaults,
  namingFaults,
  suggestedAddress,
} from '@/lib/studio/drafts/campaign-names';
import { FormField } from '../form-field';
import { ToolButton } from '../tool-button';

const { form: words } = studioCampaigns;

interface Props {
  /** To begin a campaign, or to change the name and the address of one. */
  kind: 'begin' | 'rename';
  audience: string;
  /** What the other campaigns are called. */
  others: readonly Naming[];
  /** What it's called so far. */
  start?: Naming;
  /** Loads what the site has. Rejects if it can't be loaded. */
  loadSite: () => Promise<Site | undefined>;
  /** What else to fill in. */
  children?: React.ReactNode;
  /** Called with the name and the address, or without them if it's canceled. */
  onDone: (naming?: Naming) => void;
}

/** Where a new campaign gets its name and its address, or other ones. */
export function CampaignForm(props: Props) {
  const { kind, audience, others, start, loadSite, children, onDone } = props;
  const [nameInput, setNameInput] = useState(start?.name ?? '');
  /** Undefined as long as it follows from the name. */
  const [addressInput, setAddressInput] = useState(start?.address);
  const [faults, setFaults] = useState<NamingFaults>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (faults.name || faults.address)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [faults]);
  const isChecking = useRef(false);
  const name = cleanLine(nameInput);
  const address = addressInput ?? (name && suggestedAddress(audience, name, others));

  const pageAt = () => brand.origin + pageAddress(`/${cleanAddress(address)}`);

  async function findFaults(naming: Naming): Promise<NamingFaults> {
    const localFaults = namingFaults(naming, { others });
    if (localFaults.name || localFaults.address || naming.address === start?.address)
      return localFaults;
    return namingFaults(naming, { others, site: await loadSite() });
  }

  async function submit(event: React.SyntheticEvent) {
    event.preventDefault();
    if (isChecking.current) return;
    isChecking.current = true;
    const naming = { name, address: cleanAddress(address) };
    if (addressInput !== undefined) setAddressInput(naming.address);
    // If what the site has doesn't load, whoever loads it says so.
    const newFaults = await findFaults(naming).catch(() => undefined);
    isChecking.current = false;
    if (newFaults && !newFaults.name && !newFaults.address) onDone(naming);
    else if (newFaults) setFaults(newFaults);
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
      className="mt-2 grid max-w-md gap-3 text-sm"
    >
      <FormField
        ref={select}
        label={words.name}
        note={words.nameNote}
        value={nameInput}
        maxLength={longestName}
        fault={faults.name && words.nameFaults[faults.name]}
        onType={(text) => {
          setNameInput(text);
          setFaults({});
        }}
      />
      {children}
      <FormField
        label={words.address}
        note={address ? words.addressNote.replace('#', pageAt) : words.addressHint}
        value={address}
        fault={faults.address && words.addressFaults[faults.address]}
        onType={(text) => {
          setAddressInput(text);
          setFaults({});
        }}
        onBlur={() =>
          addressInput !== undefined && setAddressInput(cleanAddress(address) || undefined)
        }
      />
      <div className="flex gap-2">
        <ToolButton type="submit" look="mainTool">
          {words[kind]}
        </ToolButton>
        <ToolButton onClick={() => onDone()}>{words.cancel}</ToolButton>
      </div>
    </form>
  );
}
