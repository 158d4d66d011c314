export const FILES_KEY = ['office', 'report', 'files'] as const
