export interface ProcessPoolOptions {
  /** The module that the children run. It calls `serveJobs`. */
  readonly entry: string;
  /** Maximum number of concurrent jobs. */
  readonly size: number;
  /** Extra children kept warm, so that no job waits for the replacement of a killed child. */
  readonly spare?: number;
  readonly timeoutMs: number;
  /** TMPDIR of the children; the system's by default. */
  readonly temporaryFolder?: string | undefined;
  /** CPU time limit for one job, so that a busy machine does not fail honest jobs. Only where the system reports CPU time. */
  readonly processorMs?: number;
  /** Added to it for a child's first job, which also compiles the code and reads the tables. */
  readonly warmUpMs?: number;
  /** Limit on a child's JavaScript heap. */
  readonly heapMb: number;
  /** Limit on a child's total memory, including WebAssembly and buffers. */
  readonly residentMb: number;
  /** Maximum queue length; further jobs are refused at once. */
  readonly maxWaiting: number;
  /** A child is replaced after this many jobs, or if it retains this much memory. */
  readonly jobsPerChild?: number;
  readonly recycleMb?: number;
  /** If set, children are started only when there is work and stopped after being idle this long. */
  readonly idleMs?: number;
  /** If native code crashes, the job is tried once more in another child. Only for jobs on text that was read already. */
  readonly triesAgain?: boolean;
}

export interface RunOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: unknown) => void) | undefined;
  /** Answers questions that a job asks while running, such as how many pages a text takes. */
  readonly onQuestion?: ((question: unknown) => Promise<unknown>) | undefined;
}
