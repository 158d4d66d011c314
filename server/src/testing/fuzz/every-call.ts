import { randomUUID } from 'node:crypto'
import * as bets from '@zar/contract/betting/bets'
import * as board from '@zar/contract/betting/board'
import * as preferences from '@zar/contract/betting/preferences'
import * as slip from '@zar/contract/betting/slip'
import * as bonus from '@zar/contract/bonus'
import * as casino from '@zar/contract/casino/casino'
import * as freeRounds from '@zar/contract/casino/free-rounds'
import * as played from '@zar/contract/casino/game-history'
import * as launch from '@zar/contract/casino/launch'
import * as transaction from '@zar/contract/casino/transaction'
import * as content from '@zar/contract/content'
import type { Endpoint } from '@zar/contract/endpoint'
import * as evidence from '@zar/contract/evidence/site/own-file'
import * as published from '@zar/contract/evidence/site/published'
import * as message from '@zar/contract/message'
import * as bonusRequests from '@zar/contract/offers/bonus-requests'
import * as payment from '@zar/contract/payment'
import * as account from '@zar/contract/players/account'
import * as auth from '@zar/contract/players/auth'
import * as customer from '@zar/contract/players/customer'
import * as dataCopy from '@zar/contract/players/data-copy'
import * as documents from '@zar/contract/players/documents'
import * as identity from '@zar/contract/players/identity'
import * as ownData from '@zar/contract/players/own-data'
import * as passkey from '@zar/contract/players/passkey'
import * as session from '@zar/contract/players/session'
import * as terms from '@zar/contract/players/terms'
import * as twoStep from '@zar/contract/players/two-step'
import * as protection from '@zar/contract/protection'
import * as sandbox from '@zar/contract/sandbox'
import * as sports from '@zar/contract/sports'
import * as chat from '@zar/contract/support/chat'
import * as support from '@zar/contract/support/support'
import * as ticket from '@zar/contract/support/ticket'
import { GAME } from '../../providers/hub88/testing/stand-in.ts'
import { person } from '../players/player-app.ts'

const isEndpoint = (thing: unknown): thing is Endpoint =>
  typeof thing === 'object' && thing !== null && 'path' in thing && 'input' in thing
const NOUNS = [
  account,
  auth,
  bets,
  board,
  bonus,
  bonusRequests,
  casino,
  chat,
  content,
  customer,
  dataCopy,
  documents,
  evidence,
  freeRounds,
  identity,
  launch,
  message,
  ownData,
  passkey,
  payment,
  preferences,
  played,
  protection,
  published,
  sandbox,
  session,
  slip,
  sports,
  support,
  terms,
  ticket,
  transaction,
  twoStep,
]
/** Every call of the contract. */
export const ENDPOINTS = NOUNS.flatMap((noun) => Object.values(noun).filter(isEndpoint))
export const POSTS = ENDPOINTS.filter(({ method }) => method === 'POST')

/** A leg of a slip, on a selection that there is not. */
const LEG = { selections: [1], odds: 1_850, isBanker: false }

/** What each call takes, for the tests to spoil. */
const SAMPLES: Record<string, () => object> = {
  [account.changeEmail.path]: () => ({ step: 1, email: 'deniz@ornek.example', password: 'yanlis' }),
  [account.askErasure.path]: () => ({ password: 'yanlis' }),
  [ownData.ownData.path]: () => ({ password: 'yanlis' }),
  [evidence.askEvidence.path]: () => ({ password: 'yanlis' }),
  [published.consistency.path]: () => ({ log: 'localhost/ledger', from: '0', to: '1' }),
  [bonusRequests.askBonus.path]: () => ({
    requestId: randomUUID(),
    words: 'Bir bonus istiyorum.',
  }),
  [bonusRequests.withdrawBonusRequest.path]: () => ({ id: randomUUID() }),
  [documents.handIn.path]: () => ({
    requestId: randomUUID(),
    payment: randomUUID(),
    files: [randomUUID()],
  }),
  [account.setLanguage.path]: () => ({ locale: 'tr' }),
  [terms.acceptTerms.path]: () => ({ document: '/pages/1', version: 1, locale: 'tr' }),
  [account.setConsent.path]: () => ({ kind: 'marketing_sms', isGiven: false }),
  [auth.login.path]: () => ({ username: 'kimse', password: 'yanlis' }),
  [auth.register.path]: person,
  [auth.sendResetPassword.path]: () => ({ username: 'kimse' }),
  [auth.checkResetCode.path]: () => ({ username: 'kimse', code: '123456' }),
  [auth.changePasswordWithCode.path]: () => ({
    username: 'kimse',
    code: '123456',
    password: 'nar tanesi 81',
    password2: 'nar tanesi 81',
  }),
  [customer.changePassword.path]: () => ({
    oldPassword: 'yanlis',
    password: 'nar tanesi 81',
    confirmPassword: 'nar tanesi 81',
  }),
  [customer.updatePhone.path]: () => ({ step: 1, phone: '905321112233' }),
  [protection.setLimit.path]: () => ({ kind: 'deposit', period: 'day', most: 500 }),
  [protection.confirmLimit.path]: () => ({ kind: 'deposit', period: 'day' }),
  [protection.takeTimeOut.path]: () => ({ length: 'day' }),
  [protection.excludeSelf.path]: () => ({ length: 'year' }),
  [protection.endExclusion.path]: () => ({}),
  [protection.setRealityCheck.path]: () => ({ everyMinutes: 30 }),
  [board.bettingTree.path]: () => ({ day: '2026-03-01' }),
  [board.bettingOutrights.path]: () => ({ league: 'tr-1' }),
  [board.bettingEvents.path]: () => ({
    sports: ['football'],
    league: 'tr-1',
    ids: ['1'],
    isLive: false,
    day: '2026-03-01',
    hours: [18, 21],
    set: 'main',
    after: '1:1772388000000:1',
    take: 10,
  }),
  [board.bettingEvent.path]: () => ({ id: '1' }),
  [board.bettingSearch.path]: () => ({ text: 'galata' }),
  [board.bettingStandings.path]: () => ({ league: 'tr-1' }),
  [board.bettingResults.path]: () => ({ sport: 'football', day: '2026-03-01' }),
  [slip.slipQuote.path]: () => ({ legs: [LEG] }),
  [slip.mySlipQuote.path]: () => ({ legs: [LEG] }),
  [slip.placeBet.path]: () => ({
    id: randomUUID(),
    legs: [LEG],
    sizes: [1],
    unitKurus: 1_000,
    policy: 'none',
  }),
  [slip.shareSlip.path]: () => ({ legs: [LEG] }),
  [slip.sharedSlip.path]: () => ({ code: 'ABCDEF2' }),
  [preferences.bettingPreferences.path]: () => ({}),
  [preferences.saveBettingPreferences.path]: () => ({
    version: 0,
    preferences: {
      favourites: { leagues: [], teams: [{ id: 'gs', name: 'Galatasaray' }], events: [] },
      settings: {
        format: 'decimal',
        flashes: true,
        showsMargin: true,
        policy: 'none',
        rows: 'tight',
        names: 'original',
        clock: 'h12',
        quick: [50, 100, 250, 500],
        confirmKurus: null,
        letters: true,
        cashOutDropPercent: 1,
      },
    },
  }),
  [bets.myBets.path]: () => ({ from: null, to: null, isOpen: true, before: null, take: 10 }),
  [bets.answerCounter.path]: () => ({ betId: '1', isTaken: true }),
  [bets.myBet.path]: () => ({ id: '1' }),
  [bets.cashOutQuote.path]: () => ({ betId: '1', percent: 100 }),
  [bets.cashOut.path]: () => ({ id: randomUUID(), betId: '1', percent: 100, token: 'none' }),
  [bets.autoCashOut.path]: () => ({ betId: '1', upKurus: 20_000, downKurus: null }),
  [bonus.findBonusCode.path]: () => ({ code: 'YOKTUR' }),
  [bonus.claimBonus.path]: () => ({ id: 'yok' }),
  [bonus.declineBonus.path]: () => ({ id: randomUUID() }),
  [freeRounds.claimFreeRounds.path]: () => ({ id: 'yok' }),
  [freeRounds.declineFreeRounds.path]: () => ({ id: randomUUID() }),
  [support.callMe.path]: () => ({
    name: 'Deniz',
    message: 'Arar mısın',
    contacts: [{ type: 1, contact: '05321112233' }],
  }),
  [casino.games.path]: () => ({ live: false, search: '', skip: 0, take: 10 }),
  [casino.categories.path]: () => ({ skip: 0, take: 20 }),
  [casino.lobby.path]: () => ({ slug: 'slot', skip: 0, take: 10 }),
  [casino.section.path]: () => ({ slug: 'slot' }),
  [casino.toggleFavorite.path]: () => ({ code: GAME.game_code, providerId: 2 }),
  [launch.hub88LaunchUrl.path]: () => ({
    platform: 1,
    gameCode: GAME.game_code,
    language: 'tr',
    lobbyUrl: 'http://localhost/casino',
  }),
  [launch.softgamingsLaunchUrl.path]: () => ({ system: '810', pageCode: 'nar', isMobile: 0 }),
  [launch.amusnetLaunchUrl.path]: () => ({ code: 'amusnet-nar', isMobile: 0 }),
  [launch.emLaunchUrl.path]: () => ({ code: 'fener', productId: '' }),
  [launch.dtLaunchUrl.path]: () => ({ code: 'tac' }),
  [launch.egtLaunchUrl.path]: () => ({
    platform: 1,
    gameCode: 'egt-nar',
    language: 'tr',
    lobbyUrl: 'http://localhost/casino',
  }),
  [content.sliderList.path]: () => ({ slug: 'home' }),
  [content.contentList.path]: () => ({ status: true, categoryId: 1 }),
  [content.contentPage.path]: () => ({ id: 1 }),
  [message.notifications.path]: () => ({ skip: 0, take: 10 }),
  [message.readNotification.path]: () => ({ id: randomUUID() }),
  [account.stopLetters.path]: () => ({ token: 'yok' }),
  [dataCopy.sendCopyCode.path]: () => ({ token: 'yok' }),
  [dataCopy.takeDataCopy.path]: () => ({ token: 'yok', code: '482913' }),
  [auth.confirmEmail.path]: () => ({ token: 'yok' }),
  [account.sendEmailLink.path]: () => ({}),
  [identity.checkIdentity.path]: () => ({}),
  [passkey.beginPasskey.path]: () => ({ password: 'yanlis' }),
  [passkey.addPasskey.path]: () => ({
    name: 'Telefon',
    key: { id: 'AA', response: { clientDataJSON: 'AA', attestationObject: 'AA' } },
  }),
  [passkey.removePasskey.path]: () => ({ id: randomUUID(), password: 'yanlis' }),
  [passkey.passkeyLogin.path]: () => ({
    signature: {
      id: 'AA',
      response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
    },
  }),
  [payment.detail.path]: () => ({ id: 1, type: 1 }),
  [payment.history.path]: () => ({ type: 0, before: null, take: 10 }),
  [payment.statement.path]: () => ({ type: 0, from: '2026-01-01', format: 'csv' }),
  [payment.deposit.path]: () => ({ id: 2, target: 'Sandbox', detail: { Amount: 20 } }),
  [payment.stopState.path]: () => ({ token: 'yok' }),
  [payment.stopWithdrawal.path]: () => ({ token: 'yok' }),
  [payment.endSessionsByLink.path]: () => ({ token: 'yok' }),
  [payment.transaction.path]: () => ({ id: randomUUID() }),
  [payment.withdraw.path]: () => ({ id: 2, target: 'Anında', detail: { Amount: 1e9 } }),
  [session.sessions.path]: () => ({ before: null, take: 10 }),
  [session.endSession.path]: () => ({ id: randomUUID() }),
  [played.rounds.path]: () => ({ result: 'won', from: '2026-01-01', before: null, take: 10 }),
  [played.roundTotals.path]: () => ({ product: 'slot', to: '2026-12-31' }),
  [played.round.path]: () => ({ id: '1' }),
  [played.roundProof.path]: () => ({ id: '1' }),
  [sports.sportFrame.path]: () => ({ section: 'sports' }),
  [sports.sportVisit.path]: () => ({ section: 'sports' }),
  [sports.sportBets.path]: () => ({ from: '2026-01-01', before: null, take: 10 }),
  [chat.chatMessages.path]: () => ({ before: null, take: 20 }),
  [chat.sayInChat.path]: () => ({ messageId: randomUUID(), text: 'Merhaba' }),
  [chat.ticketFromChat.path]: () => ({ requestId: randomUUID() }),
  [ticket.tickets.path]: () => ({ skip: 0, take: 20 }),
  [ticket.unreadTickets.path]: () => ({}),
  [ticket.ticketThread.path]: () => ({ id: randomUUID() }),
  [ticket.readTicket.path]: () => ({ id: randomUUID(), place: 1 }),
  [ticket.openTicket.path]: () => ({
    requestId: randomUUID(),
    subject: 'deposit',
    title: 'Param gelmedi',
    text: 'Dün yatırdım',
    files: [],
  }),
  [ticket.replyTicket.path]: () => ({
    requestId: randomUUID(),
    id: randomUUID(),
    text: 'Hâlâ bekliyorum',
    files: [],
  }),
  [ticket.closeTicket.path]: () => ({ id: randomUUID() }),
  [twoStep.beginTwoStep.path]: () => ({ password: 'yanlis' }),
  [twoStep.confirmTwoStep.path]: () => ({ code: '123456' }),
  [twoStep.endTwoStep.path]: () => ({ password: 'yanlis', code: '123456' }),
  [transaction.topWinners.path]: () => ({ isLive: false, count: 40 }),
}
export const sampleMaker = ({ path }: Endpoint): (() => object) | undefined => SAMPLES[path]
export const sampleOf = (endpoint: Endpoint): object => sampleMaker(endpoint)?.() ?? {}
