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

  serve(createAdvertisement, async ({ user, body, request }) =>
    presentAdvertisement(await addAdvertisement(body, { id: user.id, address: request.ip }, deps)),
  );

  serve(updateAdvertisement, async ({ user, params, body, request }) =>
    presentAdvertisement(await changeAdvertisement(params.id, body, { id: user.id, address: request.ip }, deps)),
  );

  serve(deleteAdvertisement, async ({ user, params, request }) => {
    await removeAdvertisement(params.id, { id: user.id, address: request.ip }, deps);
    return { message: 'The advertisement has been deleted' };
  });
}
