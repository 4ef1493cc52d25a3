/** The span of a call. */
export type CallSpan = {
  /** Runs work whose queries belong to the call. */
  run(work: () => void): void;
  end(status: number, errorCode: string | null): void;
};

/** Spans of what a server does: names, times and outcomes, never a value, an address or an id. */
export type Tracing = {
  /** Starts the span of a call, which continues the trace of a W3C `traceparent`. */
  startCall(endpoint: string, traceparent: string | undefined): CallSpan;
  /** Runs a background task in a span. */
  task(name: string, work: () => Promise<unknown>): Promise<unknown>;
  /** Adds a query that ended to the span in which it ran: its SQL without values, and its milliseconds. */
  query(sql: string, ms: number, isFailed: boolean): void;
  /** Sends what is left. */
  close(): Promise<void>;
};

/** Where traces are sent, under which name, and which share of them. */
export type TracingSettings = {
  readonly url: string;
  readonly service: string;
  readonly share: number;
};
