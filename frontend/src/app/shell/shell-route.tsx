import { Shell } from './shell';
import { SidebarProvider } from './sidebar-context';

/** The shell with its state, as a route. */
export function Component() {
  return (
    <SidebarProvider>
      <Shell />
    </SidebarProvider>
  );
}
