import { test } from 'vitest';
import { faceOf } from '../faces';
import { language, say } from '../words';
import { signed } from './words';
import { beatsOf } from './beats';
import { heard } from './logs';
const GOODS = { money: 'amount-money', cubes: 'amount-cubes', ceps: 'amount-ceps', score: 'amount-points' };
test('show', async () => {
  await language.need('client-story');
  for (const [name, played] of heard) {
    const view = Object.values(played.views).at(-1)!;
    const { beats } = beatsOf(played.lines, [], { seat: played.seat, face: faceOf(played.title), view, goods: GOODS });
    console.log('== ' + name + ' ' + beats.length + '\n' + beats.filter((b) => process.env['ALL'] || b.kind !== 'move').slice(0, 60).map((b) => `${b.position} ${b.kind} [${say(b.act)}] ${b.sentences.map((s) => say(s, played.names)).join(' ')} | ${b.items.map((i) => `${i.drawing || 'seat' + i.seat} ${say(i.name, played.names)} ${i.shares.map((s) => (s.total ? '=' : '') + signed(s.amount) + s.icon).join(',')}`).join('; ')} | ${b.sum ? `${b.sum.before}→${b.sum.after} ${b.sum.of}` : ''}`).join('\n'));
  }
});
