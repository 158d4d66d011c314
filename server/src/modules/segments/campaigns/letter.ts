import type { Locale } from '@zar/contract/limits'
import type { Said } from '@zar/contract/office/campaigns/words'

/** Where a player takes their consent back. */
const ACCOUNT = '/dashboard/account'

const STOP: Record<Locale, (link: string) => string> = {
  tr: (link) =>
    `Bu mektubu, tanıtım mektuplarına onay verdiğin için aldın. Bir daha almamak için: ${link}`,
  en: (link) => `You got this letter because you agreed to marketing. To get no more: ${link}`,
}

/** A letter with the way to stop further ones. */
export const letterOf = ({ title, note }: Said, locale: Locale, siteUrl: string) => ({
  subject: title,
  text: `${note}\n\n${STOP[locale](`${new URL(ACCOUNT, siteUrl)}`)}`,
})
