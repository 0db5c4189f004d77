export { ExtensionsPage as Component } from '../../features/extensions/extensions-page';
