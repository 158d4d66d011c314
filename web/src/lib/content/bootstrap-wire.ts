/** The contract's calls of the start-up, spelled out: the first page does not wait for the schemas. */
export const BOOTSTRAP = { method: 'GET', path: '/api/cms/grouped' } as const
export const TRANSLATION_LIST = { method: 'GET', path: '/api/cms/translationlist' } as const
