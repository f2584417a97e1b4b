/** Two tabs of one browser on the same seat know of each other. */

interface Greeting {
  from: string;
  seat: number;
  asking: boolean;
}

export class Tabs {
  /** Whether there is another tab on this seat. */
  others = $state(false);

  private readonly channel: BroadcastChannel | null;
  private readonly id = Math.random().toString(36).slice(2);

  constructor(
    table: string,
    private readonly seat: () => number | null,
  ) {
    this.channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`keeling:${table}`);
    if (this.channel) this.channel.onmessage = (event: MessageEvent<Greeting>) => this.meet(event.data);
  }

  destroy(): void {
    this.channel?.close();
  }

  /** Tell the other tabs which seat this one has, and ask for theirs. */
  greet(): void {
    this.tell(true);
  }

  private tell(asking: boolean): void {
    const seat = this.seat();
    if (seat !== null) this.channel?.postMessage({ from: this.id, seat, asking } satisfies Greeting);
  }

  private meet(greeting: Greeting): void {
    if (greeting.from === this.id || greeting.seat !== this.seat()) return;
    this.others = true;
    if (greeting.asking) this.tell(false);
  }
}
