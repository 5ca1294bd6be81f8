'use client';

import { createContext, use, useMemo, useState } from 'react';

/** What the pages of all audiences share. */
interface Template {
  /** The brand's name, with which the names of saved files begin. */
  brand: string;
  /** Whether the editor is open. That stays true while a visitor goes from tab to tab. */
  isEditing: boolean;
  setEditing: (isEditing: boolean) => void;
}

const TemplateContext = createContext<Template>({
  brand: '',
  isEditing: false,
  setEditing: () => {},
});

export const useTemplate = () => use(TemplateContext);

interface Props {
  brand: string;
  children: React.ReactNode;
}

export function TemplateProvider({ brand, children }: Props) {
  const [isEditing, setEditing] = useState(false);
  const value = useMemo(() => ({ brand, isEditing, setEditing }), [brand, isEditing]);
  return <TemplateContext value={value}>{children}</TemplateContext>;
}
