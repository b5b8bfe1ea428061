import { Progress as Primitive } from 'radix-ui';

interface ProgressProps {
  readonly label: string;
  /** 0 to 100; null if the duration is unknown. */
  readonly value: number | null;
}

export function Progress({ label, value }: ProgressProps) {
  return (
    <Primitive.Root
      aria-label={label}
      value={value}
      className="relative h-2 w-full overflow-hidden rounded-full bg-line"
    >
      <Primitive.Indicator
        className={
          'h-full rounded-full bg-accent transition-[width] duration-300 data-[state=indeterminate]:w-1/3 ' +
          'data-[state=indeterminate]:animate-[sweep_1.4s_ease-in-out_infinite]'
        }
        style={value === null ? undefined : { width: `${value}%` }}
      />
    </Primitive.Root>
  );
}
