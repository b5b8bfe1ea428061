import clsx from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useReducedMotion } from '../../lib/browser/reduced-motion.ts';
import { Badge } from '../../ui/badge.tsx';
import { useRotation } from './use-rotation.ts';

const stories = ['nurse', 'developer', 'graduate'] as const;

export function Testimonials() {
  const { t } = useTranslation('home');
  const prefersStill = useReducedMotion();
  const [isStopped, setStopped] = useState(false);
  const [isAttended, setAttended] = useState(false);
  const isPaused = isStopped || isAttended || prefersStill;
  const { index, show } = useRotation(stories.length, isPaused);

  return (
    <section
      aria-labelledby="stories"
      className="border-t border-line"
      onMouseEnter={() => setAttended(true)}
      onMouseLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
    >
      <div className="page-width max-w-4xl! py-16 text-center lg:py-24">
        <h2 id="stories" className="text-3xl sm:text-4xl">
          {t('stories.title')}
        </h2>
        <p className="mt-3 flex flex-wrap items-center justify-center gap-2 text-sm text-ink-soft">
          <Badge tone="changed">{t('stories.sample')}</Badge>
          {t('stories.note')}
        </p>
        {/* All stories share one grid cell, so that the section is always as high as the longest. */}
        <div className="mt-10 grid" aria-live={isPaused ? 'polite' : 'off'}>
          {stories.map((story, position) => (
            <Story key={story} id={story} isShown={position === index} />
          ))}
        </div>
        <div className="mt-8 flex items-center justify-center gap-1">
          {stories.map((story, position) => (
            <button
              key={story}
              type="button"
              aria-label={t('stories.show', { number: position + 1, count: stories.length })}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => show(position)}
              className="group grid size-8 place-items-center rounded-full"
            >
              <span
                className={
                  'size-2.5 rounded-full border border-ink-faint transition-colors group-hover:bg-line-strong ' +
                  'group-aria-[current=true]:border-accent group-aria-[current=true]:bg-accent'
                }
              />
            </button>
          ))}
          {!prefersStill && (
            <button
              type="button"
              aria-label={t(isStopped ? 'stories.play' : 'stories.pause')}
              onClick={() => setStopped(!isStopped)}
              className="ml-1 grid size-8 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink [&_svg]:size-4"
            >
              {isStopped ? <Play aria-hidden /> : <Pause aria-hidden />}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function Story({ id, isShown }: { readonly id: (typeof stories)[number]; readonly isShown: boolean }) {
  const { t } = useTranslation('home');
  const name = t(`stories.${id}.name`);
  return (
    <figure
      inert={!isShown}
      className={clsx('col-start-1 row-start-1 transition-opacity duration-500', !isShown && 'invisible opacity-0')}
    >
      <blockquote className="font-serif text-xl leading-relaxed sm:text-2xl sm:leading-relaxed">
        {t(`stories.${id}.quote`)}
      </blockquote>
      <figcaption className="mt-6 flex items-center justify-center gap-3 text-left text-sm">
        <span
          aria-hidden
          className="grid size-10 place-items-center rounded-full bg-accent-soft font-semibold text-accent-strong"
        >
          {[...name][0]}
        </span>
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-ink-soft">
            {t('stories.position', { role: t(`stories.${id}.role`), company: t(`stories.${id}.company`) })}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
