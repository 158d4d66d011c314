import type { BuilderReason, SlipCode } from '@zar/contract/betting/slip'
import { texts } from '../../../lib/language/translate.ts'

/** Why a bet is not taken, said in a sentence. The code stands beside it. */
const t = texts({
  tr: {
    'L-201': 'Tutar en az sınırın altında.',
    'L-204': 'Bu pazarda bir bahisle oynanabilecek en yüksek tutar bu. Sınır herkes için aynı.',
    'L-205': 'Bu, oyuncu sınıfının bu pazarda bir bahisle oynayabileceği en yüksek tutar.',
    'L-210': 'Kazanç, bir kuponun ödeyebileceği en yüksek tutarı aşar. Sınır herkes için aynı.',
    'L-211': 'Oyuncu sınıfının bir günde kazanabileceği en yüksek tutar buna izin vermiyor.',
    'L-220': 'Kendi koyduğun sınır buna izin vermiyor.',
    'L-230': 'Bakiyen bu tutara yetmiyor.',
    'L-240': 'Tam bu tutarda bir bedava bahsin yok.',
    'R-101': 'Oran sen basarken değişti.',
    'R-110': 'Maç başladı ya da pazar kapandı.',
    'R-112': 'Beklerken maçta bir olay oldu ve pazar kapandı.',
    'R-114': 'Veri gecikti; eski bir oranla bahis alınmaz.',
    'R-120': 'Aynı seçim kuponda iki kez var.',
    'R-130': 'Bu seçimler bir arada oynanamaz.',
    'R-140': 'Pazar bültenden çekildi.',
    'R-150': 'Süre içinde bir uzman bakamadı.',
    'R-151': 'Uzman bu tutarı bu pazarda kabul etmedi.',
    'R-152': 'Uzman bu oranı gözden geçiriyor.',
    'R-153': 'Maçla ilgili bir haber bekleniyor.',
    'R-154': 'Karşı teklif kabul edilmedi ya da süresi doldu.',
    'S-503': 'Bizde bir aksaklık var. Biraz sonra yeniden dene.',
  },
  en: {
    'L-201': 'The stake is below the least that is taken.',
    'L-204':
      'This is the most that one bet on this market can stake. It is the same for everybody.',
    'L-205': 'This is the most that one bet of your player class can stake on this market.',
    'L-210':
      'The payout would be above the most that one bet can pay. It is the same for everybody.',
    'L-211': 'The most that your player class can win in one day does not allow it.',
    'L-220': 'The limit that you have set yourself does not allow it.',
    'L-230': 'Your balance is not enough for this stake.',
    'L-240': 'You have no free bet of exactly this stake.',
    'R-101': 'The odds changed while you pressed.',
    'R-110': 'The match has begun, or the market has closed.',
    'R-112': 'Something happened in the match while the bet waited, and the market closed.',
    'R-114': 'Data is late; no bet is taken at an old price.',
    'R-120': 'The same selection is in the slip twice.',
    'R-130': 'These selections cannot be bet on together.',
    'R-140': 'The market was withdrawn.',
    'R-150': 'No trader could look at it in time.',
    'R-151': 'The trader did not take this stake on this market.',
    'R-152': 'The trader is looking at these odds again.',
    'R-153': 'News about the match is awaited.',
    'R-154': 'The counter-offer was not accepted, or its time ran out.',
    'S-503': 'Something is wrong on our side. Try again in a little while.',
  },
})

export const codeText = (code: SlipCode): string => t(code)

/** Why selections cannot stand together. */
const reasons = texts({
  tr: {
    related:
      'Aynı maçın seçimleri kombinede ayrı ayrı sayılamaz; bir sezonla o ligin maçları da öyle.',
    contradiction: 'Bu seçimler birlikte kazanamaz.',
    adds_nothing: 'Seçimlerden biri öbürünü zaten içeriyor; kuponu değiştirmez.',
    same_market: 'Aynı pazarın iki seçimi birlikte oynanamaz.',
    can_push: 'İade olabilen bir çizgi maç içi kombinede oynanamaz.',
    not_offered: 'Bu seçimlerin birlikte bir oranı yok.',
  },
  en: {
    related:
      'Selections of one match cannot be counted apart in a combo, nor a season and matches of its league.',
    contradiction: 'These selections cannot all win.',
    adds_nothing: 'One of the selections contains the other; it changes nothing.',
    same_market: 'Two selections of one market cannot be bet on together.',
    can_push: 'A line that can be void is not taken in a bet builder.',
    not_offered: 'There is no joint price for these selections.',
  },
})

export const reasonText = (reason: BuilderReason): string => reasons(reason)
