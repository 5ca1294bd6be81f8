'use client';

import { createContext } from 'react';

/** The brand's name, with which the names of saved files begin. */
export const BrandName = createContext('');
