import { TIME_ZONE } from '@zar/contract/limits'
import { E5 } from '@zar/contract/money'
import type { LimitKind, LimitPeriod } from '@zar/contract/protection'
import type { Text } from '../../platform/http/route.ts'

type News = { title: Text; note: Text }
type LimitKey = { kind: LimitKind; period: LimitPeriod }

const KINDS: Record<LimitKind, Text> = {
  deposit: { tr: 'yatırma', en: 'deposit' },
  stake: { tr: 'bahis', en: 'stake' },
  loss: { tr: 'kayıp', en: 'loss' },
  time: { tr: 'oyun süresi', en: 'play time' },
}
const PERIODS: Record<LimitPeriod, Text> = {
  day: { tr: 'Günlük', en: 'daily' },
  week: { tr: 'Haftalık', en: 'weekly' },
  month: { tr: 'Aylık', en: 'monthly' },
}

const name = ({ kind, period }: LimitKey): Text => ({
  tr: `${PERIODS[period].tr} ${KINDS[kind].tr} sınırın`,
  en: `Your ${PERIODS[period].en} ${KINDS[kind].en} limit`,
})

const sum = ({ kind }: LimitKey, most: bigint): Text =>
  kind === 'time'
    ? { tr: `${most} dakika`, en: `${most} minutes` }
    : {
        tr: `₺${(most / E5).toLocaleString('tr-TR')}`,
        en: `₺${(most / E5).toLocaleString('en-GB')}`,
      }

const moment = (date: Date): Text => ({ tr: format(date, 'tr-TR'), en: format(date, 'en-GB') })
const format = (date: Date, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date)

/** What the panel tells of each change. */
export const NEWS = {
  limitSet(which: LimitKey, most: bigint | null): News {
    const of = name(which)
    const title = { tr: 'Sınırın değişti', en: 'Your limit changed' }
    if (most === null) return { title, note: { tr: `${of.tr} kalktı.`, en: `${of.en} is gone.` } }
    const is = sum(which, most)
    return { title, note: { tr: `${of.tr} artık ${is.tr}.`, en: `${of.en} is ${is.en} now.` } }
  },
  limitWished(which: LimitKey, most: bigint | null): News {
    const of = name(which)
    const to: Text =
      most === null
        ? { tr: 'kaldırmak', en: 'to take it away' }
        : { tr: 'yükseltmek', en: 'to raise it' }
    return {
      title: { tr: 'Sınır değişikliği bekliyor', en: 'A change of your limit waits' },
      note: {
        tr: `${of.tr} için ${to.tr} istedin. 24 saat sonra onaylayabilirsin; onaylamazsan sınırın olduğu gibi kalır.`,
        en: `${of.en}: you asked ${to.en}. You can confirm that in 24 hours; if you do not, the limit stays as it is.`,
      },
    }
  },
  raiseRefused(which: LimitKey, most: bigint): News {
    const [of, is] = [name(which), sum(which, most)]
    return {
      title: { tr: 'Sınırın yükseltilmedi', en: 'Your limit was not raised' },
      note: {
        tr: `${of.tr} ${is.tr} olarak kalıyor. Bir insan baktı; nedenini ve itirazını Destek’e yazabilirsin.`,
        en: `${of.en} stays at ${is.en}. A person looked at it; you can ask Support why, and object.`,
      },
    }
  },
  houseLimit(which: LimitKey, most: bigint | null): News {
    const of: Text = {
      tr: `${PERIODS[which.period].tr} ${KINDS[which.kind].tr} sınırı`,
      en: `${PERIODS[which.period].en} ${KINDS[which.kind].en} limit`,
    }
    if (most === null) {
      return {
        title: { tr: 'Koyduğumuz sınır kalktı', en: 'A limit of ours is gone' },
        note: {
          tr: `Hesabına koyduğumuz ${of.tr.toLocaleLowerCase('tr')} kalktı. Kendi sınırların olduğu gibi duruyor.`,
          en: `The ${of.en} that we had set on your account is gone. Your own limits are as they were.`,
        },
      }
    }
    const is = sum(which, most)
    return {
      title: { tr: 'Hesabına bir sınır koyduk', en: 'We set a limit on your account' },
      note: {
        tr: `${of.tr}: ${is.tr}. Kendi sınırınla ikisinden düşük olan geçerli. Sorun varsa desteğe yaz.`,
        en: `A ${of.en}: ${is.en}. Of it and your own the lower one holds. Ask support if you want to know more.`,
      },
    }
  },
  breakBegun(kind: 'time_out' | 'self_exclusion', endsAt: Date | null): News {
    const until = endsAt && moment(endsAt)
    const open = {
      tr: 'Paranı çekebilirsin; açık bahislerin kazancı hesabına geçer.',
      en: 'You can withdraw your money, and what open bets win is yours.',
    }
    return {
      title:
        kind === 'time_out'
          ? { tr: 'Mola verdin', en: 'You are taking a time-out' }
          : { tr: 'Kendini oyuna kapattın', en: 'You have excluded yourself' },
      note: until
        ? {
            tr: `${until.tr} tarihine kadar oyun ve yatırma kapalı. ${open.tr}`,
            en: `Play and deposits are closed until ${until.en}. ${open.en}`,
          }
        : {
            tr: `Oyun ve yatırma süresiz kapalı. ${open.tr}`,
            en: `Play and deposits are closed for good. ${open.en}`,
          },
    }
  },
  excluded(endsAt: Date | null): News {
    const open = {
      tr: 'Paranı çekebilirsin; soruların için destek ekibine yaz.',
      en: 'You can withdraw your money; write to support with any question.',
    }
    const until = endsAt && moment(endsAt)
    return {
      title: { tr: 'Hesabını oyuna kapattık', en: 'We have excluded your account from play' },
      note: until
        ? {
            tr: `${until.tr} tarihine kadar oyun ve yatırma kapalı. ${open.tr}`,
            en: `Play and deposits are closed until ${until.en}. ${open.en}`,
          }
        : {
            tr: `Oyun ve yatırma kapalı. ${open.tr}`,
            en: `Play and deposits are closed. ${open.en}`,
          },
    }
  },
  endAsked(overAt: Date): News {
    const at = moment(overAt)
    return {
      title: { tr: 'Kapatmanın sonunu istedin', en: 'You asked for the end of your exclusion' },
      note: {
        tr: `Hesabın ${at.tr} itibarıyla oyuna açılır.`,
        en: `Your account opens to play at ${at.en}.`,
      },
    }
  },
  exclusionOver: {
    title: { tr: 'Koyduğumuz kapatma kalktı', en: 'Our exclusion of your account is over' },
    note: {
      tr: 'Kendin verdiğin bir ara varsa o sürer. Sınırların olduğu gibi duruyor.',
      en: 'A break that you have taken yourself goes on. Your limits are as they were.',
    },
  } satisfies News,
  breakOver: {
    title: { tr: 'Aran bitti', en: 'Your break is over' },
    note: {
      tr: 'Hesabın yeniden oyuna açık. Sınırların olduğu gibi duruyor.',
      en: 'Your account is open to play again. Your limits are as they were.',
    },
  } satisfies News,
}

/** What the page is told at once. */
export const ANSWERS = {
  limitSet: {
    tr: 'Sınırın kaydedildi ve şimdi geçerli.',
    en: 'Your limit is saved and holds from now on.',
  },
  limitWished: {
    tr: 'İsteğin kaydedildi. 24 saat sonra onaylayabilirsin.',
    en: 'Your wish is saved. You can confirm it in 24 hours.',
  },
  limitConfirmed: { tr: 'Değişiklik onaylandı.', en: 'The change is confirmed.' },
  realityCheckSet: {
    tr: 'Hatırlatma aralığın kaydedildi.',
    en: 'How often you are reminded is saved.',
  },
  breakBegun: {
    tr: 'Oyun ve yatırma şimdi kapandı.',
    en: 'Play and deposits are closed from now on.',
  },
  endAsked: {
    tr: 'İsteğin kaydedildi. Hesabın 24 saat sonra açılır.',
    en: 'Your wish is saved. Your account opens in 24 hours.',
  },
} satisfies Record<string, Text>
