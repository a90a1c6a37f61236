// Linear algebra on rows: a matrix is `{ rows, cols, data: Float64Array }`, row by row. All of it is plain loops in
// a fixed order, so that the same inputs give the same bytes.

export const matrix = (rows, cols) => ({ rows, cols, data: new Float64Array(rows * cols) });

/** Every row to length 1; a row of nothing stays so. */
export function unitRows(m) {
  for (let r = 0; r < m.rows; r += 1) {
    const row = m.data.subarray(r * m.cols, (r + 1) * m.cols);
    let sum = 0;
    for (const value of row) sum += value * value;
    const by = sum > 0 ? 1 / Math.sqrt(sum) : 0;
    for (let c = 0; c < m.cols; c += 1) row[c] *= by;
  }
  return m;
}

/** Takes the mean row from every row. */
export function centre(m) {
  const mean = new Float64Array(m.cols);
  for (let r = 0; r < m.rows; r += 1) for (let c = 0; c < m.cols; c += 1) mean[c] += m.data[r * m.cols + c];
  for (let r = 0; r < m.rows; r += 1)
    for (let c = 0; c < m.cols; c += 1) m.data[r * m.cols + c] -= mean[c] / m.rows;
  return m;
}

/** Columns against columns: mᵀm. */
export function gram(m) {
  const n = m.cols;
  const out = matrix(n, n);
  for (let r = 0; r < m.rows; r += 1) {
    const at = r * n;
    for (let i = 0; i < n; i += 1) {
      const value = m.data[at + i];
      if (value === 0) continue;
      const to = i * n;
      for (let j = i; j < n; j += 1) out.data[to + j] += value * m.data[at + j];
    }
  }
  for (let i = 0; i < n; i += 1) for (let j = 0; j < i; j += 1) out.data[i * n + j] = out.data[j * n + i];
  return out;
}

/** m times s, where s is square. */
export function times(m, s, cols = s.cols) {
  const out = matrix(m.rows, cols);
  for (let r = 0; r < m.rows; r += 1)
    for (let k = 0; k < m.cols; k += 1) {
      const value = m.data[r * m.cols + k];
      if (value === 0) continue;
      for (let c = 0; c < cols; c += 1) out.data[r * cols + c] += value * s.data[k * s.cols + c];
    }
  return out;
}

/**
 * Eigenvalues and vectors of a symmetric matrix, the largest first (Householder, then QL with implicit shifts).
 *
 * @returns `{ values, vectors }`; column i of `vectors` belongs to value i, its largest entry positive
 */
export function eigen(symmetric) {
  const n = symmetric.rows;
  const v = symmetric.data.slice();
  const d = new Float64Array(n);
  const e = new Float64Array(n);
  tridiagonal(n, v, d, e);
  diagonal(n, v, d, e);
  const order = [...d.keys()].sort((a, b) => d[b] - d[a] || a - b);
  const vectors = matrix(n, n);
  order.forEach((from, to) => {
    let peak = 0;
    for (let r = 0; r < n; r += 1) if (Math.abs(v[r * n + from]) > Math.abs(peak)) peak = v[r * n + from];
    const sign = peak < 0 ? -1 : 1;
    for (let r = 0; r < n; r += 1) vectors.data[r * n + to] = sign * v[r * n + from];
  });
  return { values: order.map((i) => d[i]), vectors };
}

function tridiagonal(n, v, d, e) {
  for (let j = 0; j < n; j += 1) d[j] = v[(n - 1) * n + j];
  for (let i = n - 1; i > 0; i -= 1) {
    let scale = 0;
    let h = 0;
    for (let k = 0; k < i; k += 1) scale += Math.abs(d[k]);
    if (scale === 0) {
      e[i] = d[i - 1];
      for (let j = 0; j < i; j += 1) {
        d[j] = v[(i - 1) * n + j];
        v[i * n + j] = 0;
        v[j * n + i] = 0;
      }
    } else {
      for (let k = 0; k < i; k += 1) {
        d[k] /= scale;
        h += d[k] * d[k];
      }
      let f = d[i - 1];
      let g = f > 0 ? -Math.sqrt(h) : Math.sqrt(h);
      e[i] = scale * g;
      h -= f * g;
      d[i - 1] = f - g;
      for (let j = 0; j < i; j += 1) e[j] = 0;
      for (let j = 0; j < i; j += 1) {
        f = d[j];
        v[j * n + i] = f;
        g = e[j] + v[j * n + j] * f;
        for (let k = j + 1; k < i; k += 1) {
          g += v[k * n + j] * d[k];
          e[k] += v[k * n + j] * f;
        }
        e[j] = g;
      }
      f = 0;
      for (let j = 0; j < i; j += 1) {
        e[j] /= h;
        f += e[j] * d[j];
      }
      const hh = f / (h + h);
      for (let j = 0; j < i; j += 1) e[j] -= hh * d[j];
      for (let j = 0; j < i; j += 1) {
        f = d[j];
        g = e[j];
        for (let k = j; k < i; k += 1) v[k * n + j] -= f * e[k] + g * d[k];
        d[j] = v[(i - 1) * n + j];
        v[i * n + j] = 0;
      }
    }
    d[i] = h;
  }
  for (let i = 0; i < n - 1; i += 1) {
    v[(n - 1) * n + i] = v[i * n + i];
    v[i * n + i] = 1;
    const h = d[i + 1];
    if (h !== 0) {
      for (let k = 0; k <= i; k += 1) d[k] = v[k * n + i + 1] / h;
      for (let j = 0; j <= i; j += 1) {
        let g = 0;
        for (let k = 0; k <= i; k += 1) g += v[k * n + i + 1] * v[k * n + j];
        for (let k = 0; k <= i; k += 1) v[k * n + j] -= g * d[k];
      }
    }
    for (let k = 0; k <= i; k += 1) v[k * n + i + 1] = 0;
  }
  for (let j = 0; j < n; j += 1) {
    d[j] = v[(n - 1) * n + j];
    v[(n - 1) * n + j] = 0;
  }
  v[n * n - 1] = 1;
  e[0] = 0;
}

function diagonal(n, v, d, e) {
  for (let i = 1; i < n; i += 1) e[i - 1] = e[i];
  e[n - 1] = 0;
  let f = 0;
  let tst1 = 0;
  for (let l = 0; l < n; l += 1) {
    tst1 = Math.max(tst1, Math.abs(d[l]) + Math.abs(e[l]));
    let m = l;
    while (m < n - 1 && Math.abs(e[m]) > 2 ** -52 * tst1) m += 1;
    if (m > l) {
      do {
        let g = d[l];
        let p = (d[l + 1] - g) / (2 * e[l]);
        let r = Math.sqrt(p * p + 1);
        if (p < 0) r = -r;
        d[l] = e[l] / (p + r);
        d[l + 1] = e[l] * (p + r);
        const dl1 = d[l + 1];
        let h = g - d[l];
        for (let i = l + 2; i < n; i += 1) d[i] -= h;
        f += h;
        p = d[m];
        let [c, c2, c3, s, s2] = [1, 1, 1, 0, 0];
        const el1 = e[l + 1];
        for (let i = m - 1; i >= l; i -= 1) {
          c3 = c2;
          c2 = c;
          s2 = s;
          g = c * e[i];
          h = c * p;
          r = Math.sqrt(p * p + e[i] * e[i]);
          e[i + 1] = s * r;
          s = e[i] / r;
          c = p / r;
          p = c * d[i] - s * g;
          d[i + 1] = h + s * (c * g + s * d[i]);
          for (let k = 0; k < n; k += 1) {
            h = v[k * n + i + 1];
            v[k * n + i + 1] = s * v[k * n + i] + c * h;
            v[k * n + i] = c * v[k * n + i] - s * h;
          }
        }
        p = (-s * s2 * c3 * el1 * e[l]) / dl1;
        e[l] = s * p;
        d[l] = c * p;
      } while (Math.abs(e[l]) > 2 ** -52 * tst1);
    }
    d[l] += f;
    e[l] = 0;
  }
}
