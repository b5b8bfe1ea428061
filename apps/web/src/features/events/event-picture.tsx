import { CalendarDays } from 'lucide-react';
import { RemoteImage } from '../../ui/remote-image.tsx';

/** The picture of a featured event, or a calendar where there is none. */
export function EventPicture({ src }: { readonly src: string | null }) {
  return (
    <RemoteImage src={src} alt="" className="aspect-[2/1] w-full object-cover">
      <div aria-hidden className="grid aspect-[2/1] place-items-center bg-accent-soft text-accent">
        <CalendarDays className="size-10" strokeWidth={1.25} />
      </div>
    </RemoteImage>
  );
}
