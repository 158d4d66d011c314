import {
  Camera,
  Clapperboard,
  Hash,
  type LucideIcon,
  MessageCircle,
  Radio,
  Send,
} from 'lucide-react'
import { optionOf, useBootstrap } from '../../../lib/content/bootstrap.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { channelOf } from './channel.ts'
import { t } from './footer-texts.ts'

type Channel = { key: string; icon: LucideIcon; kind: string; title: string }

const CONTACTS: Channel[] = [
  { key: 'contact.message1', icon: Send, kind: t('messages'), title: t('news') },
  { key: 'contact.message2', icon: Send, kind: t('messages'), title: t('coupons') },
  { key: 'contact.chat1', icon: MessageCircle, kind: t('chat'), title: t('help') },
  { key: 'contact.chat2', icon: MessageCircle, kind: t('chat'), title: t('money') },
  { key: 'contact.chat3', icon: MessageCircle, kind: t('chat'), title: t('bonus') },
  { key: 'contact.chat4', icon: MessageCircle, kind: t('chat'), title: t('bets') },
]

const SOCIAL: Omit<Channel, 'kind'>[] = [
  { key: 'social.video', icon: Clapperboard, title: t('social.video') },
  { key: 'social.photo', icon: Camera, title: t('social.photo') },
  { key: 'social.post', icon: Hash, title: t('social.post') },
  { key: 'social.message', icon: Radio, title: t('social.message') },
]

/** Those of the channels that an operator has, with their addresses. */
function useChannels<C extends { key: string }>(channels: C[]): (C & { href: string })[] {
  const { data } = useBootstrap()
  return channels.flatMap((one) => {
    const href = channelOf(optionOf(data, one.key))
    return href ? [{ ...one, href }] : []
  })
}

/** Six ways to write to the operator. */
export function QuickContact() {
  const channels = useChannels(CONTACTS)
  if (channels.length === 0) return null
  return (
    <nav className="foot__quick" aria-labelledby="foot-quick">
      <h2 id="foot-quick">{t('quick')}</h2>
      <ul className="reach">
        {channels.map(({ key, icon, kind, title, href }) => (
          <li key={key}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              <span>
                <Icon of={icon} />
              </span>
              <span>
                {kind}
                <b>{title}</b>
                <span className="sr"> {t('newTab')}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The operator on the social networks: four signs of what is there, and nobody's logo. */
export function SocialIcons() {
  const channels = useChannels(SOCIAL)
  if (channels.length === 0) return null
  return (
    <ul className="social">
      {channels.map(({ key, icon, title, href }) => (
        <li key={key}>
          <a
            className="ibtn ibtn--fill"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${title} ${t('newTab')}`}
          >
            <Icon of={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}
