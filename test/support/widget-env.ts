import type { Env } from '../../widgets/shared/runtime/attach';
import { emit } from '../../widgets/shared/runtime/mount-widget';

/**
 * Returns the `env` that the loader passes to a widget on a partner's page, and an array that records the warnings of
 * the widget.
 */
export function widgetEnv(host: HTMLElement, overrides: Partial<Env> = {}) {
  const warnings: string[][] = [];
  const env: Env = {
    base: 'https://cdn.example/v1/',
    api: 'https://api.example/api/',
    product: 'site',
    accent: '#0a7ea4',
    broker: {
      name: 'Test Broker',
      phone: '+91 40 1234 5678',
      licence: 'Licence 7',
      consentVersion: '2026-11-23.0a1b2c3d',
    },
    emit: (type, detail) => emit(host, type, detail),
    warn: (...args) => void warnings.push(args),
    ...overrides,
  };
  return { env, warnings };
}
