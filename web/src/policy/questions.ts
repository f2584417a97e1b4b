/** What a class can talk about after a game: questions and numbers, made from its books. */
import { type Message, message, seat } from '../words';
import { companyTotal, emissions, moneyFlow, profits, tableTotal } from './books';
import type { PolicyView } from './view';

const REASONS = ['demolished_pushed', 'demolished_chosen', 'demolished_tax', 'demolished_permits'] as const;
const MOST_QUESTIONS = 3;

/** The seat with the most; the first one of several. */
const largest = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers));

/** How many plants of companies and of nobody were torn down. */
export const tornDown = (view: PolicyView): number =>
  tableTotal(view, 'ownerless_pushed') + view.players.reduce((sum, _, at) => sum + REASONS.reduce((all, reason) => all + companyTotal(view, at, reason), 0), 0);

/** How much of what is in the air belongs to nobody, in percent. */
const nobodys = (view: PolicyView): number => (view.co2 === 0 ? 0 : Math.round((100 * view.ownerless_ppm) / view.co2));

/** From which share on what is nobody's is worth a question. */
const MUCH = 20;

/** Questions for which the numbers of this game give reason, the most telling first. */
export function questions(view: PolicyView): Message[] {
  const found: Message[] = [];
  const earned = profits(view).map((line) => line.at(-1) ?? 0);
  const emitted = emissions(view).filter((each) => each.emitter !== null);
  const [earner, emitter] = [largest(earned), largest(emitted.map((each) => each.mean))];
  const flow = moneyFlow(view);
  if (view.air.lost) found.push(message('ui-debrief-ask-defeat', { ppm: view.defeat }));
  if (nobodys(view) >= MUCH) found.push(message('ui-debrief-ask-nobody', { share: nobodys(view) }));
  if (earner === emitter) found.push(message('ui-debrief-ask-same', { player: seat(earner) }));
  else found.push(message('ui-debrief-ask-other', { emitter: seat(emitter), earner: seat(earner) }));
  if (flow.pool > 0) found.push(message('ui-debrief-ask-pool', { amount: flow.pool }));
  if (flow.paid === 0) found.push(message('ui-debrief-ask-free'));
  else if (flow.back === 0) found.push(message('ui-debrief-ask-back', { amount: flow.paid }));
  if (tableTotal(view, 'trades') > 0) found.push(message('ui-debrief-ask-trade'));
  if (tornDown(view) > 0) found.push(message('ui-debrief-ask-torn', { number: tornDown(view) }));
  found.push(message('ui-debrief-ask-again'));
  return found.slice(0, MOST_QUESTIONS);
}

/** The question whose answer simulated games will draw: what if another policy had been in force? */
export const whatIf = (view: PolicyView): Message => message(view.policy.taxes ? 'ui-debrief-if-permits' : 'ui-debrief-if-tax');
