/** The part of the API of browser extensions that this extension uses. */
declare namespace chrome {
  interface Tab {
    readonly id?: number;
    /** Known only for the tab in which the user clicked the extension. */
    readonly url?: string;
    readonly title?: string;
  }
  const tabs: {
    query(filter: { readonly active: boolean; readonly currentWindow: boolean }): Promise<readonly Tab[]>;
  };
  const scripting: {
    executeScript<Result>(injection: {
      readonly target: { readonly tabId: number };
      readonly func: () => Result;
    }): Promise<readonly { readonly result?: Result }[]>;
  };
  interface StorageArea {
    get(key: string): Promise<Readonly<Record<string, unknown>>>;
    set(items: Readonly<Record<string, unknown>>): Promise<void>;
    remove(key: string): Promise<void>;
  }
  const storage: {
    readonly local: StorageArea;
    /** In memory, until the browser closes. */
    readonly session: StorageArea;
  };
  const runtime: { getManifest(): { readonly version: string } };
}
