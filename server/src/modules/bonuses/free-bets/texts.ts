import type { Text } from '../../../platform/http/route.ts'
import { dayOf, money, type NoticeText } from '../notice.ts'

type FreeBet = { title: Text; amountE5: bigint; expiresAt: Date }

/** What a player is told of a free bet, when it happens. */
export const freeBetNews = {
  begun({ title, amountE5, expiresAt }: FreeBet): NoticeText {
    const [sum, day] = [money(amountE5), dayOf(expiresAt)]
    return {
      title: { tr: 'Bedava bahsin hazır', en: 'Your free bet is ready' },
      note: {
        tr: `${title.tr}: spor sayfasında tam ${sum} tutarında ilk bahsini biz öderiz. ${day.tr} gününe kadar kullanabilirsin.`,
        en: `${title.en}: we pay for your next sports bet of exactly ${sum}. You can use it until ${day.en}.`,
      },
    }
  },

  used({ title, amountE5 }: FreeBet): NoticeText {
    const sum = money(amountE5)
    return {
      title: { tr: 'Bedava bahsini kullandın', en: 'You used your free bet' },
      note: {
        tr: `${title.tr}: bahsini biz ödedik. Ödenenin ${sum} üzerindeki kısmı senin paran olur.`,
        en: `${title.en}: we paid for your bet. What it pays beyond ${sum} is your own money.`,
      },
    }
  },

  back({ title, expiresAt }: FreeBet): NoticeText {
    const day = dayOf(expiresAt)
    return {
      title: { tr: 'Bedava bahsin geri geldi', en: 'Your free bet is back' },
      note: {
        tr: `${title.tr}: bahis iade edildi. Bedava bahsini ${day.tr} gününe kadar yeniden kullanabilirsin.`,
        en: `${title.en}: the bet was returned. You can use your free bet again until ${day.en}.`,
      },
    }
  },

  over({ title }: FreeBet): NoticeText {
    return {
      title: { tr: 'Bedava bahsin bitti', en: 'Your free bet is over' },
      note: {
        tr: `${title.tr}: bahis iade edildi, bedava bahis artık kullanılamaz. Kendi paran sende.`,
        en: `${title.en}: the bet was returned, and the free bet cannot be used again. Your own money stays yours.`,
      },
    }
  },
}
