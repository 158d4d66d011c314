import './keys-help.css'
import { texts } from '../../../lib/language/translate.ts'
import { Kbd } from '../../parts/controls/button.tsx'
import { OfficeDialog } from '../../parts/dialogs/shell.tsx'

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
    go: 'Masa, Çekimler, Oyuncular, Sohbet, Spor',
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
    go: 'Desk, Withdrawals, Players, Chat, Sport',
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
      ['go', 'g', 'm c o s t'],
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

/** What every key does; `?` opens it. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <OfficeDialog title={t('title')} onClose={onClose}>
    <div className="o-keys">
      {GROUPS.map(([group, lines]) => (
        <section key={group}>
          <h3>{t(group)}</h3>
          <ul>
            {lines.map(([name, ...keys]) => (
              <li key={name}>
                <span>{t(name)}</span>
                <span>
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                  <span className="sr">{keys.join(' ')}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </OfficeDialog>
)
