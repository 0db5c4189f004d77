import { Shell } from './shell';
import { SidebarProvider } from './sidebar-context';

export function Component() {
  return (
    <SidebarProvider>
      <Shell />
    </SidebarProvider>
  );
}
