import type { Advertisement } from '@fitted/contract/advertisements';

export const buildAdvertisement = (changes: Partial<Advertisement> = {}): Advertisement => ({
  id: 3,
  name: 'Spring courses',
  location: 'body',
  adScript: '<script>show()</script>',
  isActive: true,
  startDate: null,
  endDate: null,
  htmlContent: null,
  imageUrl: null,
  targetUrl: null,
  title: null,
  text: null,
  createdAt: '2030-01-01T00:00:00.000Z',
  updatedAt: '2030-01-01T00:00:00.000Z',
  ...changes,
});
