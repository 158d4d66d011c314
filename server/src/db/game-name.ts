import type { Locale } from '@zar/contract/limits'

/** What a reader of this language calls the game. */
export const gameName = (
  { name, name_en }: { name: string; name_en: string | null },
  locale: Locale,
): string => (locale === 'en' ? (name_en ?? name) : name)
