import { whenIdle } from '@/lib/when-idle';

const HYDRATE_AFTER_IDLE_MS = 2_000;

/** Events that count as the first interaction. Screen readers send only `click`. */
const EVENTS = ['pointermove', 'pointerdown', 'click', 'keydown', 'wheel', 'touchmove'];

let interaction: Promise<void> | undefined;

export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const listening = new AbortController();
    const settle = () => {
      listening.abort();
      resolve();
    };
    for (const event of EVENTS) {
      addEventListener(event, settle, { capture: true, passive: true, signal: listening.signal });
    }
    void whenIdle().then(() => setTimeout(settle, HYDRATE_AFTER_IDLE_MS));
  });
  return interaction;
}
