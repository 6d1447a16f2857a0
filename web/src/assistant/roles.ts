// The roles of the assistant. Each has an address, `/assistant/adviser`, and a component that is fetched when it is opened.
import type { Component } from 'svelte';
import type { Box } from '../api/types';

export interface RoleProps {
  /** All boxes of the server. */
  boxes: Record<string, Box>;
}

export const ROLES = {
  adviser: () => import('./Adviser.svelte'),
  marker: () => import('./Marker.svelte'),
  codemaker: () => import('./Codemaker.svelte'),
  breaker: () => import('./Breaker.svelte'),
  scores: () => import('./ScoreKeeper.svelte'),
  group: () => import('./GroupAdviser.svelte'),
} satisfies Record<string, () => Promise<{ default: Component<RoleProps> }>>;
export type Role = keyof typeof ROLES;

export const roleNames = (): Role[] => Object.keys(ROLES) as Role[];

export const isRole = (name: string): name is Role => Object.hasOwn(ROLES, name);

export const roleAddress = (role: Role): string => `/assistant/${role}`;
