import type { Locale } from '@zar/contract/limits'
import type { Right } from '@zar/contract/office/rights/rights'
import {
  ArrowDownToLine,
  BanknoteArrowDown,
  BanknoteArrowUp,
  BookOpenCheck,
  ChartColumn,
  Diff,
  FileCheck,
  Gift,
  Globe,
  HandCoins,
  HandHeart,
  Hourglass,
  IdCard,
  Landmark,
  LayoutDashboard,
  LayoutGrid,
  ListFilter,
  type LucideIcon,
  Mails,
  Megaphone,
  MessagesSquare,
  PanelsTopLeft,
  Percent,
  PhoneCall,
  Scale,
  ScrollText,
  ServerCog,
  ShieldAlert,
  ShieldBan,
  Ticket,
  Trophy,
  Unplug,
  User,
  UserCog,
  Users,
  Volleyball,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { Section } from './sections.ts'

export type Screen = {
  /** Below `/office`; `:id` stands for one part of the address. */
  path: '/office' | `/office/${string}`
  /** Its group in the rail. A screen without one is reached from others: a player, a transfer. */
  section?: Section
  icon: LucideIcon
  name: Record<Locale, string>
  /** Who has it in any way sees the screen. */
  right: Right
  /** Rights that open it too: it shows what each of them allows. */
  orRights?: readonly Right[]
  /** `g` and this letter lead to it. */
  letter?: string
  /** Under which name the desk counts what waits there. */
  counts?: string
  /** The trading room and the chat: thin rail, full height, panes that scroll by themselves. */
  isRoom?: true
  load: () => Promise<ComponentType>
}

/**
 * Every screen of the office, in the order of the rail; each is a chunk of its own.
 *
 * To add one: write `web/src/office/<name>/<name>-page.tsx`, which exports a component that draws
 * `<ScreenHead title=…/>` (`parts/screen-head.tsx`) and what is below it, and add one line here. The rail,
 * the palette, the keys, the address and the state without a right follow from that line. Its parts are in
 * `parts/`: `table`, `case`, `dialogs`, `figures`, `states`; it calls the server by `parts/api/call.ts`.
 */
// biome-ignore format: a line a screen
export const SCREENS: readonly Screen[] = [
  { path: '/office', section: 'desk', icon: LayoutDashboard, name: { tr: 'Masa', en: 'Desk' }, right: 'desk.view', letter: 'm', load: async () => (await import('./desk/desk-page.tsx')).DeskPage },
  { path: '/office/withdrawals', section: 'money', icon: BanknoteArrowDown, name: { tr: 'Çekimler', en: 'Withdrawals' }, right: 'withdrawal.view', letter: 'c', counts: 'withdrawals', load: async () => (await import('./withdrawals/withdrawals-page.tsx')).WithdrawalsPage },
  { path: '/office/review', section: 'money', icon: Hourglass, name: { tr: 'İnceleme saati', en: 'Review clock' }, right: 'withdrawal.view', load: () => import('./review/review-page.tsx').then((one) => one.ReviewPage) },
  { path: '/office/corrections', section: 'money', icon: Diff, name: { tr: 'Düzeltmeler', en: 'Corrections' }, right: 'adjustment.view', load: () => import('./players/corrections/corrections-page.tsx').then((one) => one.CorrectionsPage) },
  { path: '/office/methods', section: 'money', icon: BanknoteArrowUp, name: { tr: 'Yatırmalar', en: 'Deposits' }, right: 'method.view', load: async () => (await import('./methods/methods-page.tsx')).MethodsPage },
  { path: '/office/deposits', section: 'money', icon: ArrowDownToLine, name: { tr: 'Gelen ödemeler', en: 'Incoming payments' }, right: 'deposit.view', load: () => import('./deposits/deposits-page.tsx').then((one) => one.DepositsPage) },
  { path: '/office/debts', section: 'money', icon: HandCoins, name: { tr: 'Borçlar', en: 'Debts' }, right: 'debt.view', load: () => import('./debts/debts-page.tsx').then((one) => one.DebtsPage) },
  { path: '/office/ledger', section: 'money', icon: BookOpenCheck, name: { tr: 'Defter', en: 'Ledger' }, right: 'ledger.view', orRights: ['head.view'], load: async () => (await import('./ledger/ledger-page.tsx')).LedgerPage },
  { path: '/office/players', section: 'players', icon: Users, name: { tr: 'Oyuncular', en: 'Players' }, right: 'player.list', letter: 'o', load: async () => (await import('./players/players-page.tsx')).PlayersPage },
  { path: '/office/players/:id', icon: User, name: { tr: 'Oyuncu', en: 'Player' }, right: 'player.view', load: async () => (await import('./players/player-page.tsx')).PlayerPage },
  { path: '/office/chat', section: 'players', icon: MessagesSquare, name: { tr: 'Sohbet', en: 'Chat' }, right: 'chat.view', letter: 's', counts: 'chat', isRoom: true, load: () => import('./support/chat/chat-page.tsx').then((one) => one.ChatPage) },
  { path: '/office/tickets', section: 'players', icon: Ticket, name: { tr: 'Biletler', en: 'Tickets' }, right: 'ticket.view', letter: 'b', counts: 'tickets', load: () => import('./support/tickets/tickets-page.tsx').then((one) => one.TicketsPage) },
  { path: '/office/calls', section: 'players', icon: PhoneCall, name: { tr: 'Aramalar', en: 'Calls' }, right: 'call.view', counts: 'calls', load: () => import('./support/calls/calls-page.tsx').then((one) => one.CallsPage) },
  { path: '/office/bonus-requests', section: 'players', icon: HandHeart, name: { tr: 'Bonus istekleri', en: 'Bonus requests' }, right: 'bonusask.decide', counts: 'bonus_requests', load: () => import('./bonus-requests/requests-page.tsx').then((one) => one.RequestsPage) },
  { path: '/office/complaints', section: 'players', icon: Scale, name: { tr: 'Şikâyetler', en: 'Complaints' }, right: 'complaint.view', counts: 'complaints', load: () => import('./support/complaints/complaints-page.tsx').then((one) => one.ComplaintsPage) },
  { path: '/office/catalogue', section: 'product', icon: LayoutGrid, name: { tr: 'Katalog', en: 'Catalogue' }, right: 'game.view', load: async () => (await import('./catalogue/catalogue-page.tsx')).CataloguePage },
  { path: '/office/rtp', section: 'product', icon: Percent, name: { tr: 'RTP', en: 'RTP' }, right: 'rtp.view', load: async () => (await import('./rtp/rtp-page.tsx')).RtpPage },
  { path: '/office/jackpots', section: 'product', icon: Trophy, name: { tr: 'Jackpotlar', en: 'Jackpots' }, right: 'jackpot.view', load: async () => (await import('./jackpots/jackpots-page.tsx')).JackpotsPage },
  { path: '/office/segments', section: 'product', icon: ListFilter, name: { tr: 'Segmentler', en: 'Segments' }, right: 'segment.view', load: () => import('./segments/segments-page.tsx').then((one) => one.SegmentsPage) },
  { path: '/office/campaigns', section: 'product', icon: Megaphone, name: { tr: 'Kampanyalar', en: 'Campaigns' }, right: 'offer.view', load: () => import('./campaigns/campaigns-page.tsx').then((one) => one.CampaignsPage) },
  { path: '/office/suppliers', section: 'product', icon: Unplug, name: { tr: 'Tedarikçiler', en: 'Suppliers' }, right: 'supplier.view', orRights: ['difference.view', 'supplier.settings'], counts: 'supplier_differences', load: async () => (await import('./suppliers/suppliers-page.tsx')).SuppliersPage },
  { path: '/office/bonus', section: 'product', icon: Gift, name: { tr: 'Bonuslar', en: 'Bonuses' }, right: 'offer.view', load: async () => (await import('./offers/offers-page.tsx')).OffersPage },
  { path: '/office/bonus/:id', icon: Gift, name: { tr: 'Teklif', en: 'Offer' }, right: 'offer.view', load: async () => (await import('./offers/builder/builder-page.tsx')).BuilderPage },
  { path: '/office/content', section: 'product', icon: PanelsTopLeft, name: { tr: 'İçerik', en: 'Content' }, right: 'page.edit', orRights: ['translation.edit', 'page.publish', 'terms.publish', 'promotion.publish'], load: async () => (await import('./content/content-page.tsx')).ContentPage },
  { path: '/office/letters', section: 'product', icon: Mails, name: { tr: 'Mektuplar', en: 'Letters' }, right: 'template.edit', load: () => import('./letters/letters-page.tsx').then((one) => one.LettersPage) },
  { path: '/office/site', section: 'product', icon: Globe, name: { tr: 'Site ayarları', en: 'Site settings' }, right: 'option.edit', orRights: ['domain.edit'], load: () => import('./site/site-page.tsx').then((one) => one.SitePage) },
  { path: '/office/reports', section: 'house', icon: ChartColumn, name: { tr: 'Raporlar', en: 'Reports' }, right: 'report.product', orRights: ['report.money', 'report.player', 'report.liability', 'report.protection', 'report.tax'], load: () => import('./reports/reports-page.tsx').then((one) => one.ReportsPage) },
  { path: '/office/trading', section: 'product', icon: Volleyball, name: { tr: 'Spor masası', en: 'Trading room' }, right: 'event.view', letter: 't', counts: 'trading', isRoom: true, load: async () => (await import('./trading/trading-page.tsx')).TradingPage },
  { path: '/office/risk', section: 'players', icon: ShieldAlert, name: { tr: 'Risk', en: 'Risk' }, right: 'alert.view', letter: 'r', counts: 'alerts', load: async () => (await import('./risk/risk-page.tsx')).RiskPage },
  { path: '/office/payees', section: 'players', icon: Landmark, name: { tr: 'Ödeme hesapları', en: 'Payout accounts' }, right: 'payee.view', counts: 'payees', load: () => import('./payees/payees-page.tsx').then((one) => one.PayeesPage) },
  { path: '/office/documents', section: 'players', icon: FileCheck, name: { tr: 'Belgeler', en: 'Documents' }, right: 'document.decide', counts: 'documents', load: () => import('./documents/documents-page.tsx').then((one) => one.DocumentsPage) },
  { path: '/office/identity', section: 'players', icon: IdCard, name: { tr: 'Kimlik ve silme', en: 'Identity and erasure' }, right: 'document.decide', orRights: ['erasure.view'], load: () => import('./identity/identity-page.tsx').then((one) => one.IdentityPage) },
  { path: '/office/exclusions', section: 'players', icon: ShieldBan, name: { tr: 'Dışlama kaydı', en: 'Exclusions' }, right: 'exclusion.view', load: async () => (await import('./exclusions/exclusions-page.tsx')).ExclusionsPage },
  { path: '/office/staff', section: 'house', icon: UserCog, name: { tr: 'Personel', en: 'Staff' }, right: 'staff.view', load: () => import('./staff/staff-page.tsx').then((one) => one.StaffPage) },
  { path: '/office/system', section: 'house', icon: ServerCog, name: { tr: 'Sistem', en: 'System' }, right: 'job.view', orRights: ['log.view', 'maintenance.set', 'player.everyone_out', 'key.view', 'licence.edit', 'backup.view', 'feed.view'], load: () => import('./system/system-page.tsx').then((one) => one.SystemPage) },
  { path: '/office/audit', section: 'house', icon: ScrollText, name: { tr: 'Denetim izi', en: 'Audit log' }, right: 'audit.own', load: () => import('./audit/audit-page.tsx').then((one) => one.AuditPage) },
]
