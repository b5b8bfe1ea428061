import {
  adminAdvertisements,
  createAdvertisement,
  deleteAdvertisement,
  listAdvertisements,
  listAdvertisementsAt,
  updateAdvertisement,
} from '@fitted/contract/advertisements';
import type { AdLocation } from '@fitted/contract/constants';
import type { Serve } from '../../http/bind.ts';
import { actorOf } from '../audit/public.ts';
import { serveAdvertisementFrame } from './frame.ts';
import { presentAdvertisement } from './present.ts';
import { createAdvertisementRepository } from './repository.ts';
import { type AdvertisementDeps, addAdvertisement, changeAdvertisement, removeAdvertisement } from './service.ts';

export function serveAdvertisements(serve: Serve, deps: AdvertisementDeps & { readonly now: () => Date }): void {
  const { now } = deps;
  const ads = createAdvertisementRepository(deps.db);
  const runningAt = async (location: AdLocation) => (await ads.listRunning(location, now())).map(presentAdvertisement);

  serve(listAdvertisements, ({ query }) => runningAt(query.location));
  serve(listAdvertisementsAt, ({ params }) => runningAt(params.location));
  serveAdvertisementFrame(serve, { findRunning: (id) => ads.findRunning(id, now()) });

  serve(adminAdvertisements, async () => (await ads.listAll()).map(presentAdvertisement));

  serve(createAdvertisement, async ({ body, ...call }) =>
    presentAdvertisement(await addAdvertisement(body, actorOf(call), deps)),
  );

  serve(updateAdvertisement, async ({ params, body, ...call }) =>
    presentAdvertisement(await changeAdvertisement(params.id, body, actorOf(call), deps)),
  );

  serve(deleteAdvertisement, async ({ params, ...call }) => {
    await removeAdvertisement(params.id, actorOf(call), deps);
    return { message: 'The advertisement has been deleted' };
  });
}
