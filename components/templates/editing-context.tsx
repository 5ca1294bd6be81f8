'use client';

import { createContext, use, useState } from 'react';

const EditingContext = createContext<[boolean, (isEditing: boolean) => void]>([false, () => {}]);

/** Whether the editor is open. That stays true while a visitor goes from tab to tab. */
export const useEditing = () => use(EditingContext);

export function EditingProvider({ children }: { children: React.ReactNode }) {
  const state = useState(false);
  return <EditingContext value={state}>{children}</EditingContext>;
}
