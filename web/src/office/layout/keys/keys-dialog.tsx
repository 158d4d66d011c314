import './keys-help.css'
import { locale, texts } from '../../../lib/language/translate.ts'
import { Kbd } from '../../parts/controls/button.tsx'
import { OfficeDialog } from '../../parts/dialogs/shell.tsx'
import type { Screen } from '../../screens.ts'

const t = texts({
  tr: {
    title: 'Klavye',
    everywhere: 'Gezinme',
    list: 'Liste',
    decision: 'Karar',
    search: 'Her şeyi ara, komut',
    keys: 'Kısayollar',
    seek: 'Bu listede ara',
    rail: 'Menüyü daralt',
    screens: 'Ekranlar',
    back: 'Bir adım geri',
    walk: 'Sonraki, önceki',
    open: 'Aç',
    filter: 'Süzgeç',
    views: 'Kayıtlı görünümler',
    fresh: 'Yenileri göster',
    link: 'Bağlantıyı kopyala',
    page: 'Tam sayfa',
    undo: 'Geri al',
    send: 'Gönder, onayla',
  },
  en: {
    title: 'Keyboard',
    everywhere: 'Everywhere',
    list: 'Lists',
    decision: 'Decisions',
    search: 'Search everything, commands',
    keys: 'Shortcuts',
    seek: 'Search this list',
    rail: 'Fold the rail',
    screens: 'Screens',
    back: 'One step back',
    walk: 'Next, previous',
    open: 'Open',
    filter: 'Filter',
    views: 'Saved views',
    fresh: 'Show what is new',
    link: 'Copy link',
    page: 'Full page',
    undo: 'Undo',
    send: 'Send, confirm',
  },
})

const GROUPS = [
  [
    'everywhere',
    [
      ['search', 'Ctrl K'],
      ['keys', '?'],
      ['rail', '['],
      ['back', 'Esc'],
    ],
  ],
  [
    'list',
    [
      ['walk', 'j', 'k'],
      ['open', '↵'],
      ['seek', '/'],
      ['filter', 'f'],
      ['views', '1 – 9'],
      ['fresh', '.'],
      ['link', 'y'],
      ['page', 'o'],
    ],
  ],
  [
    'decision',
    [
      ['undo', 'z'],
      ['send', 'Ctrl ↵'],
    ],
  ],
] as const

/** What every key does, and which letters lead to the screens of this person; `?` opens it. */
export function KeysDialog({
  screens,
  onClose,
}: {
  screens: readonly Screen[]
  onClose: () => void
}) {
  const lettered = screens.flatMap(({ letter, name }) => (letter ? [{ letter, name }] : []))
  return (
    <OfficeDialog title={t('title')} onClose={onClose}>
      <div className="o-keys">
        {GROUPS.map(([group, lines]) => (
          <section key={group}>
            <h3>{t(group)}</h3>
            <ul>
              {lines.map(([name, ...keys]) => (
                <KeyLine key={name} name={t(name)} keys={keys} />
              ))}
            </ul>
          </section>
        ))}
        {lettered.length > 0 && (
          <section>
            <h3>{t('screens')}</h3>
            <ul>
              {lettered.map(({ letter, name }) => (
                <KeyLine key={letter} name={name[locale]} keys={['g', letter]} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </OfficeDialog>
  )
}

const KeyLine = ({ name, keys }: { name: string; keys: readonly string[] }) => (
  <li>
    <span>{name}</span>
    <span>
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      <span className="sr">{keys.join(' ')}</span>
    </span>
  </li>
)
