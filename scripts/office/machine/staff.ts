import { firstStaff } from '../../../server/src/modules/office/index.ts'
import { systemRandom } from '../../../server/src/platform/random.ts'
import type { Books } from '../../ledger/open-books.ts'
import { plain } from '../terminal-text.ts'

const NAME = /^[a-z0-9][a-z0-9._-]{1,39}$/

/** Does what the words say; false when they say nothing that can be done. */
export async function staff({ db }: Books, words: readonly string[]): Promise<boolean> {
  const [verb, one = '', oneName = '', other = '', otherName = '', ...rest] = words
  const names = [one, other]
  if (verb !== 'first' || rest.length > 0 || !names.every((name) => NAME.test(name))) return false
  if (one === other || oneName.trim() === '' || otherName.trim() === '') return false
  const [first, second] = await firstStaff({ db, random: systemRandom }, [
    { name: one, fullName: oneName.trim() },
    { name: other, fullName: otherName.trim() },
  ])
  const linkOf = (token: string) => `${siteUrl()}/office/invite/${token}`
  console.log(`${plain(oneName)}:\n  ${linkOf(first)}`)
  console.log(`${plain(otherName)}:\n  ${linkOf(second)}`)
  console.log('Each link is good once, for two days. Hand it over in person.')
  return true
}

const siteUrl = () => process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`
