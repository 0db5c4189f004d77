import { createContext, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

export interface SidebarState {
  readonly open: boolean;
  readonly toggle: () => void;
}

const SidebarContext = createContext<SidebarState | null>(null);

interface SidebarProviderProps {
  readonly children: ReactNode;
}

/** Provides the state of the sidebar, which starts open (spec section 1). */
export function SidebarProvider({ children }: SidebarProviderProps) {
  const [open, setOpen] = useState(true);
  const state = useMemo(() => ({ open, toggle: () => setOpen((was) => !was) }), [open]);
  return <SidebarContext value={state}>{children}</SidebarContext>;
}

/** Returns the state of the sidebar. Throws outside a SidebarProvider (spec section 8). */
export function useSidebar(): SidebarState {
  const sidebar = use(SidebarContext);
  if (sidebar === null) throw new Error('useSidebar must be used within a SidebarProvider');
  return sidebar;
}
