import { createSubscribers } from './many-subscriptions.ts';
import { startSimulator } from './running-simulator.ts';
import { openShop } from './shop.ts';

/*
 * Prints how long it takes to move many subscriptions one month on, and for how long the process is busy at a time:
 * node src/testing/measure-month.ts 10000
 */
const MONTH_SECONDS = 32 * 86_400;
const count = Number(process.argv[2] ?? 10_000);

const running = await startSimulator({ webhooks: [] });
const { simulator, stripe } = running;
const { monthly } = await openShop(stripe);
createSubscribers(running.core, monthly.id, count);

let longest = 0;
let last = performance.now();
const ticks = setInterval(() => {
  longest = Math.max(longest, performance.now() - last);
  last = performance.now();
}, 1);
const start = performance.now();
const cpu = process.cpuUsage();
await simulator.advanceTo(simulator.clock.general() + MONTH_SECONDS);
const seconds = (performance.now() - start) / 1_000;
const used = process.cpuUsage(cpu);
clearInterval(ticks);
const { data } = await stripe.invoices.list({ limit: 1 });
console.log(
  `${count} subscriptions, one month: ${seconds.toFixed(1)} s (${((used.user + used.system) / 1e6).toFixed(1)} s of CPU), at most ${longest.toFixed(0)} ms at a time; the last invoice is ${data[0]?.number} (${data[0]?.status})`,
);
await running.stop();
