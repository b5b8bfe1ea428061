import type { Advertisement } from '@fitted/contract/advertisements';
import { webAddress } from '../../security/web-address.ts';
import type { AdRow } from './repository.ts';

export const presentAdvertisement = (row: AdRow): Advertisement => ({
  id: row.id,
  name: row.name,
  location: row.location,
  adScript: row.adScript,
  isActive: row.isActive,
  startDate: row.startDate?.toISOString() ?? null,
  endDate: row.endDate?.toISOString() ?? null,
  htmlContent: row.htmlContent,
  imageUrl: webAddress(row.imageUrl),
  targetUrl: webAddress(row.targetUrl),
  title: row.title,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
